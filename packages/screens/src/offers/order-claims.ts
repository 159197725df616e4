import type { OfferOrder } from '@plaza/ui-blocks/react';

interface OrderWords {
  /** Words that negate the claim, earlier in the same clause. */
  readonly denials: RegExp;
  /** Matches folded text: lower case, no accents, single spaces. */
  readonly claims: Readonly<Record<OfferOrder, RegExp>>;
}

/**
 * Phrases that claim an order of offers, by language. Claims in other languages are not detected;
 * their teams must keep them true.
 */
const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  es: {
    denials: /\b(?:no|nunca|tampoco)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /(?:de|por) menor a mayor (?:la )?tae\b|\btae,? de menor a mayor|\btae mas baja (?:primero|a la mas alta)|primero la (?:tae mas baja|(?:menor|mas baja) tae)|ordenad\p{L}+ por (?:la )?tae\b(?!,? de mayor)/u,
      'apr-descending':
        /(?:de|por) mayor a menor (?:la )?tae\b|\btae,? de mayor a menor|\btae mas alta (?:primero|a la mas baja)|primero la (?:tae mas alta|(?:mayor|mas alta) tae)/,
    },
  },
  en: {
    denials: /\b(?:not|never|no longer)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /\blowest apr first|lowest to highest apr|\bapr,? (?:from )?(?:low(?:est)? to high(?:est)?|lowest first)|(?:sorted|ordered|ranked) by apr\b(?!,? (?:from high|high))/,
      'apr-descending':
        /\bhighest apr first|highest to lowest apr|\bapr,? (?:from )?(?:high(?:est)? to low(?:est)?|highest first)/,
    },
  },
  de: {
    denials: /\b(?:nicht|nie|niemals)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /niedrigste[nr]? effektive[nr]? jahreszins zuerst|(?:nach|vom) (?:dem )?effektiven jahreszins (?:aufsteigend )?(?:sortiert|geordnet)|aufsteigend nach (?:dem )?effektiven jahreszins/,
      'apr-descending':
        /hochste[nr]? effektive[nr]? jahreszins zuerst|absteigend nach (?:dem )?effektiven jahreszins/,
    },
  },
};

/** The orders that a text claims for offers, in the language of a locale, without duplicates. */
export function orderClaims(locale: string, text: string): OfferOrder[] {
  const [language = ''] = locale.split('-', 1);
  const words = Object.hasOwn(ORDER_WORDS, language) ? ORDER_WORDS[language] : undefined;
  if (!words) return [];
  const folded = fold(text);
  return (['apr-ascending', 'apr-descending'] as const).filter((order) =>
    [...folded.matchAll(new RegExp(words.claims[order], 'gu'))].some(
      ({ index }) => !words.denials.test(folded.slice(0, index)),
    ),
  );
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
