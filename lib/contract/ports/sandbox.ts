/** How an agent's process is kept from the machine: what a user may ask for, what a batch got, and what one process may see and change. */

/** The strongest level comes first, and each is tried only where those before it do not work; seatbelt: on macOS alone. */
export const SANDBOX_KINDS = ['bubblewrap', 'unshare', 'sudo', 'seatbelt', 'none'] as const;
export type SandboxKind = (typeof SANDBOX_KINDS)[number];

/** auto: the first that works · require: an error where no sandbox works · none: the user asked for no sandbox. */
export const SANDBOX_CHOICES = ['auto', 'require', 'none'] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

/** What one process may see and change beside the system's own programs. Paths are absolute and real. */
export interface Access {
  /** Writable; they lie in one folder of this unit, below /tmp, of which nothing else is visible. */
  folders: readonly string[];
  /** Files and folders that this process needs, such as a certificate that the user named. */
  read_only: readonly string[];
  /** loopback: nothing but 127.0.0.1, where the embedded model answers · host: the machine's network, for a vendor's model. */
  network: 'loopback' | 'host';
}

/** The kind of the fault of a row that was not run for want of a sandbox. */
export const WITHHELD = 'no_sandbox';

export interface SandboxFacts {
  kind: SandboxKind;
  /** The reason, in a sentence, why there is no sandbox; null where there is one. */
  reason: string | null;
}
