import { type BrandTokens, checkBrandTokens } from './brand-tokens.ts';
import type { ColorName } from './colors.ts';
import { deriveBrandTokens } from './derive-brand-tokens.ts';
import { readTokens, TokenError } from './token-tree.ts';
import { brandCss } from './tokens-to-css.ts';

/** What a partner's pages take from the partner; surfaces and texts stay the site's. */
const PARTNER_COLORS = [
  'brand',
  'on-brand',
  'sign',
  'link',
  'action',
  'action-hover',
  'on-action',
  'chosen',
  'on-chosen',
] as const satisfies readonly ColorName[];

/**
 * The colours of a partner on a site, for what carries its white-label token, as a style sheet.
 * They are checked beside the site's own colours as a brand is.
 *
 * @param site the content of the site's `brand.tokens.json`
 * @throws {TokenError} listing every weak pair
 */
export function partnerStyles(
  site: BrandTokens,
  partner: { readonly token: string; readonly name: string; readonly hue: number },
): string {
  const derived = deriveBrandTokens(partner).color as Record<string, unknown>;
  const own = Object.fromEntries(PARTNER_COLORS.map((name) => [name, derived[name]]));
  const issues = checkBrandTokens({ ...site, color: { ...(site.color as object), ...own } });
  if (issues.length > 0) throw new TokenError(issues);
  const tokens = readTokens({ color: { $type: 'color', ...own } });
  return brandCss(`[data-white-label='${partner.token}']`, tokens);
}
