/** A past valid answer. */
export interface ContentCopy {
  /** The parsed answer; undefined if the entry did not exist. */
  readonly value: unknown;
  readonly etag?: string | undefined;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Stores last good copies beyond the process. Any call may reject. */
export interface CopyStore {
  read(key: string): Promise<ContentCopy | undefined>;
  write(key: string, copy: ContentCopy): Promise<void>;
  delete(key: string): Promise<void>;
}
