import { CFD_WARNINGS } from '../model/investment-law.ts';

/** A share as warnings write it: digits, perhaps decimals, and a percent sign. */
const SHARE = /\d+(?:[.,]\d+)?[\s\u00A0\u202F]*%/u;

/**
 * The issue of the CFD warning of a broker in the language of a locale; undefined if the law is
 * satisfied.
 */
export function cfdWarningIssue(locale: string, text: string): string | undefined {
  const sentence = plain(text);
  if (!SHARE.test(sentence)) return 'has a CFD warning without the share of losing accounts';
  const [language = ''] = locale.split('-', 1);
  const law = Object.hasOwn(CFD_WARNINGS, language) ? CFD_WARNINGS[language] : undefined;
  if (law === undefined || sentence.replace(SHARE, '{share}') === plain(law)) return undefined;
  return `warns of CFDs with “${sentence}” instead of “${law}”`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
