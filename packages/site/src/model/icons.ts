/** Icons in content beyond the 36 of §3.4 (§7.4). */
export const icons = {
  /** Service for icons that the site does not have; speaks Iconify's API. */
  fallback: 'https://api.iconify.design',
  /** §9 */
  timeoutMs: 1_500,
  /** Icons per request, and bytes of its response. */
  perRequest: 20,
  answerBytes: 262_144,
  /** Cached icons; content uses few. */
  kept: 500,
  /** How long a missing icon is not requested again. */
  missingMs: 600_000,
} as const;

/** Prefix and name of an icon as in Iconify: `ph:acorn`. */
export const iconPrefix = /^[a-z][a-z\d-]{1,30}$/;
export const iconName = /^[a-z\d][a-z\d-]{0,62}$/;
