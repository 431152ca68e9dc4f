/** Names and texts → a zip, with names that no honest packer would write. */
import { crc32, deflateRawSync } from 'node:zlib';

export function makeZip(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    // Version, flags, method 8, time, date, crc, sizes, length of the name, of the extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, tail, path]));
    bodies.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Math.min(directory.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(directory.length, 0xffff), 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([
    ...bodies,
    list,
    ...(directory.length > 0xffff ? end64(directory.length, list.length, at) : []),
    end,
  ]);
}

function end64(count: number, size: number, at: number): Buffer[] {
  const end = Buffer.alloc(56);
  end.write('PK\x06\x06', 'latin1');
  end.writeBigUInt64LE(44n, 4);
  for (const [place, value] of [
    [24, count],
    [32, count],
    [40, size],
    [48, at],
  ] as const) {
    end.writeBigUInt64LE(BigInt(value), place);
  }
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  locator.writeUInt32LE(1, 16);
  return [end, locator];
}
