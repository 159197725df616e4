/** What a visitor searches a locale of a website for. */
export interface Search {
  readonly websiteId: number;
  readonly locale: string;
  readonly words: readonly string[];
  readonly page: number;
}
