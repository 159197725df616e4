const dayMs = 86_400_000;

/**
 * Whether figures were checked longer ago than a site allows.
 *
 * @param checkedAt an instant in ISO 8601
 * @param limit days; without it figures are never old
 */
export const areOld = (checkedAt: string, limit: number | undefined, now = Date.now()): boolean =>
  limit !== undefined && now - Date.parse(checkedAt) > limit * dayMs;
