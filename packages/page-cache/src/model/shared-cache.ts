/** How much of what has expired a process knew at some moment; only a `SharedCache` reads it. */
export type SharedVersion = { readonly run: string; readonly expirations: number };

/** Tags that expired, and how many milliseconds ago. */
export type Expiration = { readonly tags: readonly string[]; readonly ageMs: number };

/** In an expiration: every tag, because it is not known which of them have expired. */
export const everyTag = '*';

export type SharedPage = {
  readonly bytes: Uint8Array;
  /** Milliseconds since it was rendered. */
  readonly ageMs: number;
};

export type SharedRead =
  | { readonly kind: 'page'; readonly page: SharedPage }
  /** There is no page; with a claim, the caller is the one to render it. */
  | { readonly kind: 'none' }
  /** There is no page, and another process has claimed to render it. */
  | { readonly kind: 'claimed' }
  /**
   * There is no page any more, and this process has yet to hear that it has expired: what it renders
   * now may be outdated, and would not be kept.
   */
  | { readonly kind: 'behind' }
  /** The cache does not answer. */
  | { readonly kind: 'away' };

export type SharedWrite = SharedPage & {
  readonly tags: readonly string[];
  /** Milliseconds for which it is kept. */
  readonly keepMs: number;
  /** From before the page was rendered. A page with a tag that has expired since is not kept. */
  readonly version: SharedVersion;
  /** The claim under which it was rendered, which ends with it. */
  readonly claim?: string | undefined;
};

/**
 * Finished pages that the processes of one deployment share, and the expirations that all processes
 * of a site share. No call throws or lasts longer than 50 ms; a cache that does not answer is left
 * alone until it does.
 */
export type SharedCache = {
  /** `undefined` while the cache does not answer. */
  readonly version: () => SharedVersion | undefined;
  /**
   * @param claim a name under which the caller renders the page if there is none; the caller that
   *   has claimed it already keeps it for longer
   */
  readonly read: (key: string, claim?: string) => Promise<SharedRead>;
  readonly write: (key: string, page: SharedWrite) => Promise<void>;
  /** Ends a claim without a page. */
  readonly release: (key: string, claim: string) => Promise<void>;
  /** Expires tags for every process; what cannot be said now is said when the cache answers again. */
  readonly expire: (tags: readonly string[]) => Promise<void>;
  /** Whether one of the tags expired here, and the shared cache has not been notified yet. */
  readonly isPending: (tags: readonly string[]) => boolean;
  readonly close: () => void;
};
