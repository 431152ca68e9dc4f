/** The bytes of a row → its values. */

/** Such numbers are up to nine bytes long; the ones that are used here fit into a double. */
export function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let length = 0; length < 8; length++) {
    const byte = bytes.readUInt8(at + length);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + length + 1 };
  }
  return { value: value * 256 + bytes.readUInt8(at + 8), next: at + 9 };
}

/** isWanted: whether the text or bytes at a place are; those of others are null, and cost nothing. */
export function readRecord(
  bytes: Buffer,
  decoder: { decode(bytes: Buffer): string },
  isWanted: (place: number) => boolean = () => true,
): unknown[] {
  const head = readVarint(bytes, 0);
  const values: unknown[] = [];
  let at = head.value;
  for (let next = head.next; next < head.value; ) {
    const type = readVarint(bytes, next);
    next = type.next;
    const { value, length } = readValue(bytes, at, type.value, isWanted(values.length) ? decoder : null);
    values.push(value);
    at += length;
  }
  return values;
}

const INTEGERS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 6 };

function readValue(
  bytes: Buffer,
  at: number,
  type: number,
  decoder: { decode(bytes: Buffer): string } | null,
): { value: unknown; length: number } {
  const integer = INTEGERS[type];
  if (integer !== undefined) return { value: bytes.readIntBE(at, integer), length: integer };
  if (type === 0) return { value: null, length: 0 };
  if (type === 6) return { value: Number(bytes.readBigInt64BE(at)), length: 8 };
  if (type === 7) return { value: bytes.readDoubleBE(at), length: 8 };
  if (type < 12) return { value: type - 8, length: 0 };
  const length = (type - (type % 2 === 0 ? 12 : 13)) / 2;
  if (at + length > bytes.length) throw new RangeError('a value is longer than its row');
  if (decoder === null) return { value: null, length };
  const content = bytes.subarray(at, at + length);
  return { value: type % 2 === 0 ? Buffer.from(content) : decoder.decode(content), length };
}
