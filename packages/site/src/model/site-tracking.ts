/** How a site tracks. JSON, so that it can come in the HTML too. */
export type SiteTracking = {
  /**
   * `always`: tracking data is stored as soon as it arrives (§4.2). `with-consent`: only once
   * marketing is allowed (design §7). `always` unless said otherwise.
   */
  readonly persist?: 'always' | 'with-consent';
};
