import { basename, dirname, join, relative, resolve } from 'node:path';
import type { CountryCode } from '@plaza/routing';
import { readAmounts } from '../core/read-amounts.ts';
import { readCountries, readPrefixes } from '../core/read-countries.ts';
import { readRegimes } from '../core/read-regimes.ts';
import { AnswerError, type Surroundings } from '../model/answers.ts';
import type { CountryAnswers } from './add-country.ts';

/** Where the site lies that is to be changed. @throws AnswerError if there is none */
export function readSiteFolder(text: string, { cwd, workspace, exists }: Surroundings): string {
  const folder = resolve(cwd, text.trim());
  if (!exists(join(folder, 'plaza.config.ts')))
    throw new AnswerError(`'${text}' is no site: it has no plaza.config.ts`);
  if (workspace !== undefined && relative(workspace, dirname(folder)) !== 'apps')
    throw new AnswerError(`'${basename(folder)}' is not in apps/`);
  return folder;
}

type Texts = ReadonlyMap<string, string>;

/**
 * Reads which country to add, with its prefix, amounts and regime, by the rules of a new site.
 *
 * @param codes the countries that the site has
 * @throws AnswerError for a country that the site has or that has no texts, and for wrong settings
 */
export function readCountryAnswers(
  texts: Texts,
  codes: readonly CountryCode[],
  surroundings: Surroundings,
): CountryAnswers {
  const [code, ...others] = readCountries(texts.get('add-country') ?? '');
  if (!code || others.length > 0)
    throw new AnswerError('--add-country takes one country; add the others one by one');
  if (codes.includes(code)) throw new AnswerError(`the site is in ${code} already`);
  const scope = { answers: { countries: [code] }, surroundings };
  const both = { answers: { countries: [...codes, code] }, surroundings };
  return {
    code,
    prefixes: readPrefixes(texts.get('prefixes') ?? '', both),
    amounts: readAmounts(texts.get('amounts') ?? '', scope),
    regimes: readRegimes(texts.get('regime') ?? '', scope),
  };
}
