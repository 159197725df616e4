/** A past valid answer. */
export interface ContentCopy {
  /** The parsed answer; undefined if the entry did not exist. */
  readonly value: unknown;
  /** Of a list: the length of the whole. */
  readonly total?: number | undefined;
  /** The version of the website's content that the answer is of. */
  readonly contentVersion?: number | undefined;
  readonly etag?: string | undefined;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** What callers read of a copy. */
export function contentOf({ value, total, contentVersion }: ContentCopy) {
  return { value, total, contentVersion };
}

/** Stores last good copies beyond the process. Any call may reject. */
export interface CopyStore {
  read(key: string): Promise<ContentCopy | undefined>;
  write(key: string, copy: ContentCopy): Promise<void>;
  delete(key: string): Promise<void>;
}
