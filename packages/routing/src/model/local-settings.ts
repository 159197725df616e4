/** An account's name at X, with its `@`. */
export type SocialHandle = `@${string}`;

/** What a site says of all its pages, and one of its countries otherwise of its own (§3.3, §9). */
export interface LocalSettings {
  /** Id at Bing's tag; empty in a country that has none. */
  readonly bingKey?: string;
  /** Id at Google's tag; empty in a country that has none. */
  readonly analytics4Key?: string;
  /** Id at the behaviour-analytics service; empty in a country that has none. */
  readonly behaviorAnalyticsId?: string;
  /** ISO 3166 country of a visitor whose country nobody knows: `ES`. Empty in a country that names none. */
  readonly viewerCountryFallback?: string;
  /** The brand's accounts. Previews at X name the account and show the brand's own picture (§9). */
  readonly social?: { readonly x?: SocialHandle };
}

/** Names of these settings, so that a config is taken apart in one place. */
export const localSettingNames = [
  'bingKey',
  'analytics4Key',
  'behaviorAnalyticsId',
  'viewerCountryFallback',
  'social',
] as const satisfies readonly (keyof LocalSettings)[];
