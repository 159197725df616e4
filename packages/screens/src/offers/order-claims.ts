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
        /(?:de|por) menor a mayor (?:la )?(?:tae|cat)\b|\b(?:tae|cat),? de menor a mayor|\b(?:tae|cat) mas baja (?:primero|a la mas alta)|primero la (?:(?:tae|cat) mas baja|(?:menor|mas baja) (?:tae|cat))|ordenad\p{L}+ por (?:la )?(?:tae|cat)\b(?!,? de mayor)/u,
      'apr-descending':
        /(?:de|por) mayor a menor (?:la )?(?:tae|cat)\b|\b(?:tae|cat),? de mayor a menor|\b(?:tae|cat) mas alta (?:primero|a la mas baja)|primero la (?:(?:tae|cat) mas alta|(?:mayor|mas alta) (?:tae|cat))/,
    },
  },
  en: {
    denials: /\b(?:not|never|no longer)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /\blowest (?:apr|annual cost of credit|effective interest rate) (?:first|to the highest)|lowest to highest apr|\bapr,? (?:from )?(?:low(?:est)? to high(?:est)?|lowest first)|(?:sorted|ordered|ranked) by apr\b(?!,? (?:from high|high))/,
      'apr-descending':
        /\bhighest (?:apr|annual cost of credit|effective interest rate) (?:first|to the lowest)|highest to lowest apr|\bapr,? (?:from )?(?:high(?:est)? to low(?:est)?|highest first)/,
    },
  },
  de: {
    denials: /\b(?:nicht|nie|niemals)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /niedrigste[nr]? effektive[nr]? jahreszins zuerst|nach effektivem jahreszins,? (?:niedrigste[nr]? zuerst|aufsteigend)|(?:nach|vom) (?:dem )?effektiven jahreszins (?:aufsteigend )?(?:sortiert|geordnet)|aufsteigend nach (?:dem )?effektiven jahreszins/,
      'apr-descending':
        /hochste[nr]? effektive[nr]? jahreszins zuerst|nach effektivem jahreszins,? (?:hochste[nr]? zuerst|absteigend)|absteigend nach (?:dem )?effektiven jahreszins/,
    },
  },
  sv: {
    denials: /\b(?:inte|aldrig|ej)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /lagsta? (?:till hogsta? effektiva? ranta|effektiva? ranta forst)|effektiv ranta,? (?:lagst forst|stigande)/,
      'apr-descending':
        /hogsta? (?:till lagsta? effektiva? ranta|effektiva? ranta forst)|effektiv ranta,? (?:hogst forst|fallande)/,
    },
  },
  da: {
    denials: /\b(?:ikke|aldrig)\b[^.,;:]*$/,
    claims: {
      'apr-ascending': /laveste? (?:til hojeste? aop|aop forst)\b|\baop,? laveste? forst/,
      'apr-descending': /hojeste? (?:til laveste? aop|aop forst)\b|\baop,? hojeste? forst/,
    },
  },
  nb: {
    denials: /\b(?:ikke|aldri)\b[^.,;:]*$/,
    claims: {
      'apr-ascending':
        /laveste? (?:til hoyeste? effektive? rente|effektive? rente forst)|effektiv rente,? laveste? forst/,
      'apr-descending':
        /hoyeste? (?:til laveste? effektive? rente|effektive? rente forst)|effektiv rente,? hoyeste? forst/,
    },
  },
  fi: {
    denials: /\b(?:ei|eivat|emme)\b[^.,;:]*$/,
    claims: {
      'apr-ascending': /todelli\p{L}+ vuosikoro\p{L}+ mukaan,? (?:pienin|alin|edullisin) ensin/u,
      'apr-descending': /todelli\p{L}+ vuosikoro\p{L}+ mukaan,? (?:suurin|korkein) ensin/u,
    },
  },
  pl: {
    denials: /\bnie\b[^.,;:]*$/,
    claims: {
      'apr-ascending': /od najnizsz\p{L}+ rrso|\brrso,? (?:rosnaco|od najnizsz)/u,
      'apr-descending': /od najwyzsz\p{L}+ rrso|\brrso,? (?:malejaco|od najwyzsz)/u,
    },
  },
  ro: {
    denials: /\bnu\b[^.,;:]*$/,
    claims: {
      'apr-ascending': /de la cea mai mica dae|\bdae,? (?:crescator|de la cea mai mica)/,
      'apr-descending': /de la cea mai mare dae|\bdae,? (?:descrescator|de la cea mai mare)/,
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

/** Also the letters that have no accent to strip. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replace(/\s+/g, ' ');
