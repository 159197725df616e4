/** Where people get help with gambling. */
export interface Helpline {
  /** In the country's own words. */
  readonly name: string;
  /** As people of the country write it. */
  readonly phone: string;
  /** The number as a link needs it, with the country's code. */
  readonly dial: `+${number}`;
  readonly url: `https://${string}`;
}

/** What a page about games of chance must show in a country. */
export interface GamblingRule {
  /** Years. Where the age depends on the game or the state, the highest. */
  readonly minimumAge: number;
  readonly helpline: Helpline;
  readonly source: string;
  /** The legal expert who checked the row, and when. */
  readonly checked: { readonly by: string; readonly on: string } | 'unchecked';
}

/**
 * Ages and helplines by ISO 3166 country, as published in November 2026. They are unchecked until
 * an expert of the country has compared them, and a helpline before a site opens in the country.
 */
export const GAMBLING_RULES: Readonly<Record<string, GamblingRule>> = {
  DE: {
    minimumAge: 18,
    helpline: {
      name: 'Check dein Spiel (BIÖG)',
      phone: '0800 1 37 27 00',
      dial: '+498001372700',
      url: 'https://www.check-dein-spiel.de/',
    },
    source: 'Glücksspielstaatsvertrag 2021 §§ 4 and 7; Bundesinstitut für Öffentliche Gesundheit',
    checked: 'unchecked',
  },
  DK: {
    minimumAge: 18,
    helpline: {
      name: 'StopSpillet',
      phone: '70 22 28 25',
      dial: '+4570222825',
      url: 'https://www.stopspillet.dk/',
    },
    source: 'Spilleloven § 34; bekendtgørelse 1276/2019 § 13; Spillemyndigheden',
    checked: 'unchecked',
  },
  ES: {
    minimumAge: 18,
    helpline: {
      name: 'FEJAR, jugadores de azar rehabilitados',
      phone: '900 200 225',
      dial: '+34900200225',
      url: 'https://fejar.org/',
    },
    source: 'Ley 13/2011, art. 6; Real Decreto 958/2020; jugarbien.es',
    checked: 'unchecked',
  },
  FI: {
    minimumAge: 18,
    helpline: {
      name: 'Peluuri',
      phone: '0800 100 101',
      dial: '+358800100101',
      url: 'https://peluuri.fi/',
    },
    source: 'Arpajaislaki 1047/2001, 14 a §; peluuri.fi',
    checked: 'unchecked',
  },
  MX: {
    minimumAge: 18,
    helpline: {
      name: 'Línea de la Vida',
      phone: '800 911 2000',
      dial: '+528009112000',
      url: 'https://www.gob.mx/conasama',
    },
    source: 'Reglamento de la Ley Federal de Juegos y Sorteos, art. 5; Secretaría de Salud',
    checked: 'unchecked',
  },
  NO: {
    minimumAge: 18,
    helpline: {
      name: 'Hjelpelinjen',
      phone: '800 800 40',
      dial: '+4780080040',
      url: 'https://hjelpelinjen.no/',
    },
    source: 'Pengespilloven § 6; Lotteri- og stiftelsestilsynet',
    checked: 'unchecked',
  },
  PH: {
    minimumAge: 21,
    helpline: {
      name: 'National Problem Gambling Helpline (PAGCOR)',
      phone: '(02) 8248-9568',
      dial: '+63282489568',
      url: 'https://www.pagcor.ph/',
    },
    source: 'Presidential Decree 1869, sec. 14; PAGCOR, helpline opened in May 2026',
    checked: 'unchecked',
  },
  PL: {
    minimumAge: 18,
    helpline: {
      name: 'Telefon zaufania „Uzależnienia behawioralne”',
      phone: '801 889 880',
      dial: '+48801889880',
      url: 'https://www.uzaleznieniabehawioralne.pl/',
    },
    source: 'Ustawa o grach hazardowych, art. 27; Instytut Psychologii Zdrowia',
    checked: 'unchecked',
  },
  RO: {
    minimumAge: 18,
    helpline: {
      name: 'Joc Responsabil',
      phone: '0800 800 099',
      dial: '+40800800099',
      url: 'https://jocresponsabil.ro/',
    },
    source: 'OUG 77/2009; jocresponsabil.ro',
    checked: 'unchecked',
  },
  SE: {
    minimumAge: 18,
    helpline: {
      name: 'Stödlinjen',
      phone: '020-81 91 00',
      dial: '+4620819100',
      url: 'https://www.stodlinjen.se/',
    },
    source: 'Spellagen (2018:1138) 14 kap. and 15 kap.; stodlinjen.se',
    checked: 'unchecked',
  },
  US: {
    minimumAge: 21,
    helpline: {
      name: 'National Problem Gambling Helpline',
      phone: '1-800-MY-RESET',
      dial: '+18006973738',
      url: 'https://www.ncpgambling.org/',
    },
    source:
      'States set the age, 21 in most; National Council on Problem Gambling, number since 2026',
    checked: 'unchecked',
  },
  ZA: {
    minimumAge: 18,
    helpline: {
      name: 'National Responsible Gambling Programme',
      phone: '0800 006 008',
      dial: '+27800006008',
      url: 'https://responsiblegambling.org.za/',
    },
    source: 'National Gambling Act 7 of 2004, sec. 12; National Gambling Board',
    checked: 'unchecked',
  },
};

/** The age for countries without a row: the highest in the table. */
export const STRICTEST_GAMBLING_AGE = 21;
