/** Icons that content names and the 36 of §3.4 lack (§7.4). */
export const icons = {
  /** Where they are read after the site's own; answers as Iconify's API does. */
  fallback: 'https://api.iconify.design',
  /** §9 */
  timeoutMs: 1_500,
  /** Icons that one request may name, and bytes that its answer may have. */
  perRequest: 20,
  answerBytes: 262_144,
  /** Icons that are kept; content names few. */
  kept: 500,
  /** How long an icon that nobody has is not asked for again. */
  missingMs: 600_000,
} as const;

/** A set and an icon of it, as Iconify names them: `ph:acorn`. */
export const iconPrefix = /^[a-z][a-z\d-]{1,30}$/;
export const iconName = /^[a-z\d][a-z\d-]{0,62}$/;
