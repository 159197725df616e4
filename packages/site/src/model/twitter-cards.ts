/** What a brand shows on Twitter beside the page's title; its picture is the brand's own. */
export type TwitterCard = {
  /** The brand's account, with its `@`. */
  readonly handle: `@${string}`;
};

/** Brands with a Twitter image and handle of their own, by website id (§9). */
export const twitterCards: Readonly<Record<number, TwitterCard>> = {
  75: { handle: '@plaza_example' },
};
