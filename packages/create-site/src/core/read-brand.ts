import { resolve } from 'node:path';
import { countryTable } from '@plaza/routing';
import { checkBrandTokens } from '@plaza/ui-blocks/brand';
import { AnswerError, type Scope } from '../model/answers.ts';
import { type SiteOptions, type VendorName, vendorNames } from '../model/options.ts';
import { oneOf, pairsOf } from './read-lists.ts';
import { metaLocalesOf } from './vendor-rules.ts';

export function readHue(text: string, { answers }: Scope): number {
  if (answers.tokens !== undefined)
    throw new AnswerError('a token file is named too; give one of --hue and --tokens');
  const hue = /^\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (hue >= 0 && hue <= 360) return hue;
  throw new AnswerError(`'${text}' is no hue; degrees from 0 to 360`);
}

/** @throws AnswerError listing every issue of the file */
export function readTokenFile(text: string, { surroundings }: Scope): object {
  const file = resolve(surroundings.cwd, text.trim());
  const tokens = parseTokens(file, surroundings);
  const issues = checkBrandTokens(tokens);
  if (issues.length === 0) return tokens;
  const lines = issues.map(({ path, message }) => `\n    ${path}: ${message}`);
  throw new AnswerError(`${text} is no token file of a brand:${lines.join('')}`);
}

function parseTokens(file: string, { exists, readText }: Scope['surroundings']): object {
  if (!exists(file)) throw new AnswerError(`${file} is not there; name a token file`);
  try {
    const tokens: unknown = JSON.parse(readText(file));
    if (typeof tokens === 'object' && tokens !== null && !Array.isArray(tokens)) return tokens;
  } catch (error) {
    throw new AnswerError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new AnswerError(`${file} holds no object; name a token file`);
}

/** What an id at each vendor looks like. */
const idShapes: Readonly<Record<VendorName, { is: RegExp; want: string }>> = {
  google: {
    is: /^(G|AW|GT)-[A-Z0-9]{4,20}$/,
    want: 'G- and letters or digits, such as G-1A2B3C4D5E',
  },
  meta: { is: /^\d{1,20}$/, want: 'digits' },
  bing: { is: /^\d{1,20}$/, want: 'digits' },
  tiktok: { is: /^[A-Z0-9]{8,40}$/, want: '8 to 40 capitals and digits' },
  clarity: { is: /^[a-z0-9]{4,20}$/, want: '4 to 20 lower-case letters and digits' },
};

export function readVendors(text: string, { answers }: Scope): SiteOptions['vendors'] {
  const readVendor = oneOf(vendorNames, 'a vendor');
  const vendors = [...pairsOf(text, 'google=G-1234')].map(([name, id]) => {
    const vendor = readVendor(name);
    const { is, want } = idShapes[vendor];
    if (!is.test(id)) throw new AnswerError(`'${id}' is no id at ${vendor}; ${want}`);
    return [vendor, id] as const;
  });
  const chosen = Object.fromEntries(vendors);
  assertUse(chosen, answers);
  return chosen;
}

/** A vendor that no page would use must not be declared (§9). */
function assertUse(
  { meta, tiktok }: SiteOptions['vendors'],
  { countries = [], productType }: Scope['answers'],
) {
  const locales = countries.map((code) => countryTable[code].locale);
  if (meta !== undefined && metaLocalesOf(locales).length === 0)
    throw new AnswerError(`Meta is not used in ${locales.join(', ')} (§9); leave meta out`);
  if (tiktok !== undefined && productType !== 'Finance')
    throw new AnswerError(
      `TikTok is used for the product type Finance alone (§9); leave tiktok out`,
    );
}
