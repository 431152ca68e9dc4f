/** The id of a call as a codec renders it → the turn that made the call, and its place in that turn. */

/** step: assistant turns before the one that made the call. index: of the call among those of its turn, from 0. Every codec ends a call's id with the reply's own id, `<step>x<reply>`, and the index. Null: an id of the agent's own making. */
export function readCallId(id: string) {
  const [, step, index] = /_(\d+)x\d+_(\d+)$/.exec(id) ?? [];
  return step === undefined ? null : { step: Number(step), index: Number(index) };
}
