import { contentRules as rulesOfContent } from '@plaza/check';
import type { ContentRule, SiteRule } from './model.ts';
import { brand } from './rules/brand.ts';
import { contentFiles } from './rules/content-files.ts';
import { cookiePolicy } from './rules/cookie-policy.ts';
import { cookieTexts } from './rules/cookie-texts.ts';
import { cookies } from './rules/cookies.ts';
import { editedTexts } from './rules/edited-texts.ts';
import { interfaceTextFiles } from './rules/interface-texts.ts';
import { latePayment } from './rules/late-payment.ts';
import { links } from './rules/links.ts';
import { listedOffers } from './rules/listed-offers.ts';
import { oldFigures } from './rules/old-figures.ts';
import { orderSentences } from './rules/order-claims.ts';
import { partners } from './rules/partners.ts';
import { privacyPolicy } from './rules/privacy-policy.ts';
import { productLists } from './rules/product-lists.ts';
import { reachablePages } from './rules/reachable-pages.ts';
import { regimes } from './rules/regimes.ts';
import { routesAndPages } from './rules/routes-and-pages.ts';
import { separators } from './rules/separators.ts';
import { settings } from './rules/settings.ts';
import { siteParts } from './rules/site-parts.ts';
import { textFigures } from './rules/text-figures.ts';
import { toolLimits } from './rules/tool-limits.ts';
import { unfinishedParts } from './rules/unfinished-texts.ts';
import { units } from './rules/units.ts';

/**
 * Rules for content, by the name shown with their issues. To add a rule, create a file and a row
 * here, or in `@plaza/check` if it needs the content alone.
 */
export const contentRules: Readonly<Record<string, ContentRule>> = {
  ...rulesOfContent,
  brand,
  'content-files': contentFiles,
  'product-lists': productLists,
  'text-figures': textFigures,
  'unfinished-texts': unfinishedParts,
};

/** Rules that compare content and config; skipped until the config loads. */
export const siteRules: Readonly<Record<string, SiteRule>> = {
  'cookie-policy': cookiePolicy,
  'cookie-texts': cookieTexts,
  cookies,
  'edited-texts': editedTexts,
  'interface-texts': interfaceTextFiles,
  links,
  'listed-offers': listedOffers,
  'old-figures': oldFigures,
  'order-claims': orderSentences,
  partners,
  'privacy-policy': privacyPolicy,
  'reachable-pages': reachablePages,
  'late-payment': latePayment,
  regimes,
  'routes-and-pages': routesAndPages,
  separators,
  settings,
  'site-parts': siteParts,
  'tool-limits': toolLimits,
  units,
};
