import {
  BANNED_CLAIMS,
  CLAIM_GROUNDS,
  type ClaimGround,
  type ClaimLanguageCode,
} from '../model/banned-claims.ts';
import { foldText } from '../typed/fold-text.ts';
import { type TextRun, textRuns } from './text-runs.ts';

export interface BannedClaim {
  /** Dotted path of the text that makes the claim. */
  readonly path: string;
  readonly message: string;
}

interface ClaimPattern {
  readonly ground: ClaimGround;
  readonly pattern: RegExp;
}

interface LanguagePatterns {
  readonly claims: readonly ClaimPattern[];
  /** Finds the beginning of any claim, and sometimes of none: most entries end with it. */
  readonly suspicious: RegExp;
  /** A denial, and at most three more words of the same sentence, up to the claim. */
  readonly denied: RegExp;
}

/** How many characters before a claim are searched for a denial: about four long words. */
const lookBack = 100;

const wholeWords = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

const patterns = new Map(
  Object.entries(BANNED_CLAIMS).map(([language, { denials, claims }]) => [
    language as ClaimLanguageCode,
    {
      denied: new RegExp(
        `${wholeWords(denials.join('|'))}(?:[^.!?;:\\p{L}]+\\p{L}+){0,3}[^.!?;:\\p{L}]*$`,
        'u',
      ),
      suspicious: new RegExp(`[^a-z0-9](?:${Object.values(claims).flat().join('|')})`, 'u'),
      claims: Object.entries(claims).map(([ground, sources]) => ({
        ground: ground as ClaimGround,
        pattern: new RegExp(wholeWords(sources.join('|')), 'gu'),
      })),
    } satisfies LanguagePatterns,
  ]),
);

/**
 * The claims in an entry's texts that may not advertise credit (Directive (EU) 2023/2225,
 * Art. 8). A denied claim ("no es dinero gratis") does not count.
 * @param locale decides the language; one without a list has no claims
 */
export function findBannedClaims(entry: unknown, locale: string): BannedClaim[] {
  const language = patterns.get(locale.split('-', 1)[0] as ClaimLanguageCode);
  if (!language) return [];
  const runs = textRuns(entry);
  // Most entries of a large folder have none, which one search of all their texts shows.
  const whole = foldText(runs.map(({ text }) => separator + text).join(''));
  return language.suspicious.test(whole) ? runs.flatMap((run) => claimsOf(run, language)) : [];
}

/** Between texts: no letter, no space, and kept by folding. */
const separator = '\u0001';

function claimsOf({ path, text }: TextRun, { claims, denied }: LanguagePatterns): BannedClaim[] {
  const folded = foldText(text);
  return claims.flatMap(({ ground, pattern }) =>
    [...folded.matchAll(pattern)]
      .filter(({ index }) => !denied.test(folded.slice(Math.max(0, index - lookBack), index)))
      .map(([words]) => ({ path, message: `“${words}” is banned: it ${CLAIM_GROUNDS[ground]}` })),
  );
}
