/** What the service said, as far as delivery goes by it. */
export type Answer = {
  readonly status: number;
  /** The header, as it came. */
  readonly retryAfter: string | null;
};

/** Entries that wait, by the id of their event. Nothing of it throws. */
export type EntryStore = {
  readonly list: () => readonly (readonly [id: string, entry: string])[];
  readonly set: (id: string, entry: string) => void;
  readonly delete: (id: string) => void;
};

export type DeliveryPorts = {
  readonly entries: EntryStore;
  /** Posts JSON. Rejects where no answer came. */
  readonly post: (path: string, body: string) => Promise<Answer>;
  /** Does the work while no other tab of the site does its own. */
  readonly exclusively: (work: () => Promise<unknown>) => Promise<unknown>;
  /** As `setTimeout`. */
  readonly schedule: (work: () => void, ms: number) => unknown;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Takes what was lost, and why. */
  readonly report: (cause: unknown) => void;
  /** Milliseconds before the first retry; each further one takes twice as long. */
  readonly firstPause: number;
};
