/** The transcript of a pack → a trial's folder for each of its units, in which only the unit's own calls are left. */
import type { UnitContext } from '../trial/context.js';

export interface ExcerptMember {
  unit_run_id: string;
  /** Its calls, by their place among those of the pack. */
  calls: ReadonlySet<number>;
  /** The text of its meta.json. */
  meta: string;
}

/** Any of the texts in a line of JSON means the call. */
export interface CallMark {
  texts: readonly string[];
  /** The call's place among those of the pack. */
  call: number;
}

export const markId = (id: string): string[] => [JSON.stringify(id)];

/** A skill's text may come on a line of its own, which names its folder and no call. */
export const markFolder = (path: string): string[] => ['\\n', '/', '"'].map((end) => `${path}${end}`);

/** More than 50 large skills print; a longer transcript is not held in memory. */
const MOST_CHARS = 16_000_000;

/**
 * A line that names other calls alone becomes an empty one, so that each line keeps its number. marks: how a line names a call, by
 * its id or by the folder of the skill that it loaded. False where the transcript is too long, and nothing was written.
 */
export async function writeExcerpts(
  folder: string,
  marks: readonly CallMark[],
  members: readonly ExcerptMember[],
  { ports, trialFolder }: Pick<UnitContext, 'ports' | 'trialFolder'>,
): Promise<boolean> {
  const lines: { text: string; calls: number[] }[] = [];
  let chars = 0;
  await ports.readLines(`${folder}/stdout`, (text) => {
    chars += text.length;
    if (chars > MOST_CHARS) return;
    lines.push({
      text,
      calls: marks.flatMap(({ texts, call }) => (texts.some((mark) => text.includes(mark)) ? [call] : [])),
    });
  });
  if (chars > MOST_CHARS) return false;
  const stderr = await ports.files.read(`${folder}/stderr`).catch(() => '');
  for (const { unit_run_id, calls, meta } of members) {
    const own = await trialFolder(unit_run_id, 1);
    const kept = lines.map((line) =>
      line.calls.length === 0 || line.calls.some((call) => calls.has(call)) ? line.text : '',
    );
    await ports.files.write(`${own}/stdout`, `${kept.join('\n')}\n`);
    await ports.files.write(`${own}/stderr`, stderr);
    await ports.files.write(`${own}/meta.json`, meta);
  }
  return true;
}
