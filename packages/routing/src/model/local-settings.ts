/** An account name at X, with its `@`. */
export type SocialHandle = `@${string}`;

/** Settings of a site that a country can override (§3.3, §9). */
export interface LocalSettings {
  /** Id of Bing's tag; empty for none. */
  readonly bingKey?: string;
  /** Id of Google's tag; empty for none. */
  readonly analytics4Key?: string;
  /** Id of the behaviour-analytics service; empty for none. */
  readonly behaviorAnalyticsId?: string;
  /** ISO 3166 country of visitors without a known one: `ES`; empty for none. */
  readonly viewerCountryFallback?: string;
  /** The brand's accounts. Previews at X show the account and the brand's picture (§9). */
  readonly social?: { readonly x?: SocialHandle };
}

/** The names of these settings. */
export const localSettingNames = [
  'bingKey',
  'analytics4Key',
  'behaviorAnalyticsId',
  'viewerCountryFallback',
  'social',
] as const satisfies readonly (keyof LocalSettings)[];
