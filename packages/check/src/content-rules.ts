import type { EntryRule } from './model.ts';
import { aprCeiling } from './rules/apr-ceiling.ts';
import { blocks } from './rules/blocks.ts';
import { companyIdentity } from './rules/company-identity.ts';
import { headings } from './rules/headings.ts';
import { images } from './rules/images.ts';
import { landingAction } from './rules/landing-action.ts';
import { languages } from './rules/languages.ts';
import { linkTargets } from './rules/link-targets.ts';
import { offers } from './rules/offers.ts';
import { pageHeads } from './rules/page-heads.ts';
import { percentSigns } from './rules/percent-signs.ts';
import { products } from './rules/products.ts';
import { similarPages } from './rules/similar-pages.ts';
import { unfinishedTexts } from './rules/unfinished-texts.ts';
import { wording } from './rules/wording.ts';

type Rules = Readonly<Record<string, EntryRule>>;

/** Rules that judge each entry by itself. */
export const entryRules = {
  'apr-ceiling': aprCeiling,
  blocks,
  headings,
  images,
  'landing-action': landingAction,
  languages,
  'link-targets': linkTargets,
  offers,
  'percent-signs': percentSigns,
  products,
  'unfinished-texts': unfinishedTexts,
  wording,
} as const satisfies Rules;

/** Rules that compare pages with each other, with the products and with the company. */
export const pageRules = {
  'company-identity': companyIdentity,
  'page-heads': pageHeads,
  'similar-pages': similarPages,
} as const satisfies Rules;

/** Every rule for content, by the name shown with its findings. */
export const contentRules: Rules = { ...entryRules, ...pageRules };
