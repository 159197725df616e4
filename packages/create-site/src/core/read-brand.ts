import { resolve } from 'node:path';
import { countryTable } from '@plaza/routing';
import { type VendorRow, vendors as vendorTable } from '@plaza/tracking';
import { checkBrandTokens } from '@plaza/ui-blocks/brand';
import { AnswerError, type Scope } from '../model/answers.ts';
import { type SiteOptions, type VendorName, vendorNames } from '../model/options.ts';
import { oneOf, pairsOf } from './read-lists.ts';
import { localesOf } from './vendor-rules.ts';

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

export function readVendors(text: string, { answers }: Scope): SiteOptions['vendors'] {
  const readVendor = oneOf(vendorNames, 'a vendor');
  const vendors = [...pairsOf(text, 'google=G-1234')].map(([name, id]) => {
    const vendor = readVendor(name);
    const { idPattern, idHint } = vendorTable[vendor];
    if (!idPattern.test(id)) throw new AnswerError(`'${id}' is no id at ${vendor}; ${idHint}`);
    return [vendor, id] as const;
  });
  const chosen = Object.fromEntries(vendors);
  assertUse(chosen, answers);
  return chosen;
}

/** A vendor that no page would use must not be declared (§9). */
function assertUse(
  vendors: SiteOptions['vendors'],
  { countries = [], productType }: Scope['answers'],
) {
  const locales = countries.map((code) => countryTable[code].locale);
  for (const name of Object.keys(vendors) as VendorName[]) {
    const { provider, productTypes }: VendorRow = vendorTable[name];
    if (localesOf(name, locales).length === 0)
      throw new AnswerError(
        `${provider} is not used in ${locales.join(', ')} (§9); leave ${name} out`,
      );
    if (productType && productTypes && !productTypes.includes(productType))
      throw new AnswerError(
        `${provider} is used for the product type ${productTypes.join(', ')} alone (§9); leave ${name} out`,
      );
  }
}
