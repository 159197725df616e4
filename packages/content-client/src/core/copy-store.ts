/** An answer that was good once. */
export interface ContentCopy {
  /** The parsed answer; undefined when the service said that there is no such entry. */
  readonly value: unknown;
  readonly etag?: string | undefined;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Keeps last good copies beyond the life of the process. Any call may reject. */
export interface CopyStore {
  read(key: string): Promise<ContentCopy | undefined>;
  write(key: string, copy: ContentCopy): Promise<void>;
  delete(key: string): Promise<void>;
}
