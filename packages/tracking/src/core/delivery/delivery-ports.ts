/** The part of the service's answer that delivery uses. */
export type Answer = {
  readonly status: number;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
};

/** Queued entries by event id. Does not throw. */
export type EntryStore = {
  /** Events, or consent receipts. */
  readonly list: (ofReceipts?: boolean) => readonly (readonly [id: string, entry: string])[];
  readonly set: (id: string, entry: string) => void;
  readonly delete: (id: string) => void;
};

export type DeliveryPorts = {
  readonly entries: EntryStore;
  /** Posts JSON. Rejects without an answer. */
  readonly post: (path: string, body: string) => Promise<Answer>;
  /** Runs the work under a lock shared by all tabs of the site. */
  readonly exclusively: (work: () => Promise<unknown>) => Promise<unknown>;
  /** `setTimeout`. */
  readonly schedule: (work: () => void, ms: number) => unknown;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Receives lost events and the reason. */
  readonly report: (cause: unknown) => void;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly firstPause: number;
};
