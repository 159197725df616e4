import type { ContentRule, SiteRule } from './model.ts';
import { blocks } from './rules/blocks.ts';
import { brand } from './rules/brand.ts';
import { companyIdentity } from './rules/company-identity.ts';
import { contentFiles } from './rules/content-files.ts';
import { cookiePolicy } from './rules/cookie-policy.ts';
import { cookieTexts } from './rules/cookie-texts.ts';
import { cookies } from './rules/cookies.ts';
import { editedTexts } from './rules/edited-texts.ts';
import { headings } from './rules/headings.ts';
import { images } from './rules/images.ts';
import { interfaceTextFiles } from './rules/interface-texts.ts';
import { landingAction } from './rules/landing-action.ts';
import { languages } from './rules/languages.ts';
import { latePayment } from './rules/late-payment.ts';
import { links } from './rules/links.ts';
import { offers } from './rules/offers.ts';
import { orderSentences } from './rules/order-claims.ts';
import { pageHeads } from './rules/page-heads.ts';
import { partners } from './rules/partners.ts';
import { products } from './rules/products.ts';
import { reachablePages } from './rules/reachable-pages.ts';
import { regimes } from './rules/regimes.ts';
import { routesAndPages } from './rules/routes-and-pages.ts';
import { settings } from './rules/settings.ts';
import { similarPages } from './rules/similar-pages.ts';
import { siteParts } from './rules/site-parts.ts';
import { textFigures } from './rules/text-figures.ts';
import { toolLimits } from './rules/tool-limits.ts';
import { unfinishedTexts } from './rules/unfinished-texts.ts';
import { units } from './rules/units.ts';

/**
 * Rules for content, by the name shown with their issues. To add a rule, create a file and a row
 * here.
 */
export const contentRules: Readonly<Record<string, ContentRule>> = {
  blocks,
  brand,
  'company-identity': companyIdentity,
  'content-files': contentFiles,
  headings,
  images,
  'landing-action': landingAction,
  languages,
  offers,
  'page-heads': pageHeads,
  products,
  'similar-pages': similarPages,
  'text-figures': textFigures,
  'unfinished-texts': unfinishedTexts,
};

/** Rules that compare content and config; skipped until the config loads. */
export const siteRules: Readonly<Record<string, SiteRule>> = {
  'cookie-policy': cookiePolicy,
  'cookie-texts': cookieTexts,
  cookies,
  'edited-texts': editedTexts,
  'interface-texts': interfaceTextFiles,
  links,
  'order-claims': orderSentences,
  partners,
  'reachable-pages': reachablePages,
  'late-payment': latePayment,
  regimes,
  'routes-and-pages': routesAndPages,
  settings,
  'site-parts': siteParts,
  'tool-limits': toolLimits,
  units,
};
