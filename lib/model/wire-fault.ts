/** A fault of a vendor that the embedded model can simulate: an error, silence or a broken stream. */

export type WireFault = {
  /** How many requests are affected, from the first on; default all. */
  times?: number;
} & (
  | {
      type: 'status';
      status: number;
      /** The vendor's error type, such as `rate_limit_error`. */
      kind: string;
      message: string;
      /** Headers of the answer, such as `retry-after`. */
      headers?: Record<string, string>;
    }
  /** Takes the request and never answers. */
  | { type: 'hang' }
  /** Sends the headers and half of the body, then nothing more. */
  | { type: 'stall' }
  /** Closes the connection without an answer. */
  | { type: 'drop' }
  /** Closes the connection in the middle of the body. */
  | { type: 'cut' }
  /** Sends the correct answer, but late. */
  | { type: 'slow'; delay_ms: number }
);
