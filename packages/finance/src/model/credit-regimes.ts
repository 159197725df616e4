import type { CostFigure, CreditRegime } from './credit-regime.ts';

const WHOLE_EXAMPLE: readonly CostFigure[] = [
  'totalCredit',
  'borrowingRate',
  'totalCost',
  'term',
  'instalments',
  'totalPayable',
  'apr',
];

/**
 * Credit advertising law by regime. Sources are what each rule was taken from; a regime is
 * unchecked until a legal expert of the country has compared them.
 */
export const CREDIT_REGIMES = {
  'eu-ccd2': {
    title: 'European Union: consumer credit',
    warning: {
      sentences: {
        bg: 'Внимание! Заемането на пари струва пари',
        de: 'Achtung! Kreditaufnahme kostet Geld',
        en: 'Caution! Borrowing money costs money',
        es: 'Atención: tomar dinero prestado cuesta dinero',
        pl: 'Uwaga! Pożyczanie pieniędzy kosztuje',
        ro: 'Atenție! Banii împrumutați costă bani',
      },
      isExact: true,
      // Sought in November 2026, and not seen: the directive in these languages, and what transposes
      // it: L 19 (2025-26) in Denmark, HE 120/2025 in Finland, SOU 2024:69 in Sweden.
      unverified: {
        da: 'Advarsel! Det koster penge at låne penge',
        fi: 'Huomio! Rahan lainaaminen maksaa',
        sv: 'Varning! Att låna pengar kostar pengar',
      },
      source: 'Directive (EU) 2023/2225, art. 8(1)',
    },
    costMeasure: {
      names: {
        da: 'ÅOP',
        de: 'effektiver Jahreszins',
        en: 'APR',
        es: 'TAE',
        fi: 'todellinen vuosikorko',
        pl: 'RRSO',
        ro: 'DAE',
        sv: 'effektiv ränta',
      },
      source: 'Directive (EU) 2023/2225, art. 3 and annex III; names as national laws use them',
    },
    besideCost: { figures: WHOLE_EXAMPLE, source: 'Directive (EU) 2023/2225, art. 8(2) and (3)' },
    bannedClaims: {
      // Member states may ban claims of speed and ease; they are banned everywhere here, as the
      // stricter rule.
      claims: ['better-off', 'debts-ignored', 'replaces-saving', 'speed-and-ease'],
      source: 'Directive (EU) 2023/2225, art. 8',
    },
    checked: 'unchecked',
  },
  no: {
    title: 'Norway: finansavtaleloven',
    costMeasure: {
      names: { nb: 'effektiv rente', nn: 'effektiv rente', en: 'effective interest rate' },
      source: 'Finansavtaleforskriften (2022-09-19-1612) § 1-4',
    },
    besideCost: {
      figures: WHOLE_EXAMPLE,
      source: 'Finansavtaleforskriften §§ 3-1 to 3-5; Forbrukertilsynet on credit marketing',
    },
    bannedClaims: {
      claims: ['better-off', 'debts-ignored', 'replaces-saving', 'speed-and-ease'],
      source:
        'Finansavtaleforskriften §§ 3-1 to 3-5, before 2023 § 5 of forskrift om markedsføring av kreditt: not how quickly or easily credit is had',
    },
    checked: 'unchecked',
  },
  ch: {
    title: 'Switzerland: KKG and UWG',
    warning: {
      // The law prescribes the content of the sentence, not its wording.
      sentences: {
        de: 'Die Kreditvergabe ist verboten, falls sie zur Überschuldung führt',
        fr: 'L’octroi d’un crédit est interdit s’il occasionne un surendettement',
        it: 'La concessione di crediti è vietata se causa un eccessivo indebitamento',
      },
      isExact: false,
      source: 'UWG art. 3 para. 1 (n)',
    },
    costMeasure: {
      names: {
        de: 'effektiver Jahreszins',
        fr: 'taux annuel effectif',
        it: 'tasso annuo effettivo',
      },
      source: 'KKG art. 6 and 33; UWG art. 3 para. 1 (k)',
    },
    besideCost: {
      figures: ['totalCredit', 'totalCost', 'apr'],
      source: 'UWG art. 3 para. 1 (k)',
    },
    bannedClaims: {
      claims: ['debts-ignored', 'speed-and-ease'],
      source: 'KKG art. 36a, and the convention of the lenders on aggressive advertising',
    },
    checked: 'unchecked',
  },
  'mx-cat': {
    title: 'Mexico: costo anual total',
    costMeasure: {
      names: { es: 'CAT sin IVA' },
      source: 'LTOSF art. 8; Banco de México, Circular 21/2009',
    },
    besideCost: {
      figures: ['borrowingRate', 'term', 'totalPayable', 'apr'],
      statements: {
        es: ['Para fines informativos y de comparación', 'Fecha de cálculo', 'Vigencia'],
      },
      source: 'LTOSF art. 8; Banco de México, Circular 21/2009; rules of CONDUSEF on advertising',
    },
    bannedClaims: {
      claims: ['better-off', 'debts-ignored', 'replaces-saving', 'speed-and-ease'],
      source: 'No list of the law seen: the stricter rule of eu-ccd2',
    },
    checked: 'unchecked',
  },
  'uk-conc': {
    title: 'United Kingdom: FCA Consumer Credit sourcebook (CONC), chapter 3',
    warning: {
      sentences: {
        en: 'Warning: Late repayment can cause you serious money problems. For help, go to moneyhelper.org.uk',
      },
      isExact: true,
      // Required for high-cost short-term credit alone: an APR of 100 % or more, within 12 months.
      // It is shown with all credit, as the stricter rule: lists mix lenders, and change.
      source: 'CONC 3.4.1 R; high-cost short-term credit as in the glossary of the FCA Handbook',
    },
    costMeasure: { names: { en: 'Representative APR' }, source: 'CONC 3.5.5 R (1)(d) and 3.5.7 R' },
    besideCost: {
      figures: WHOLE_EXAMPLE,
      // The postal address that CONC 3.5.3 R (1)(b) asks for is in the footer of every page.
      statements: { en: ['is a credit broker, not a lender'] },
      source:
        'CONC 3.5.3 R and 3.5.5 R; that a broker says so: CONC 3.7, as guides of the trade quote it, its own text has not been seen',
    },
    bannedClaims: {
      claims: ['better-off', 'debts-ignored', 'replaces-saving', 'speed-and-ease'],
      source:
        'CONC 3.3 bans credit regardless of circumstances or status, as guides of the trade quote it; no list compared: the stricter rule of eu-ccd2',
    },
    checked: 'unchecked',
  },
  'us-tila': {
    title: 'United States: Truth in Lending Act, closed-end credit; states add to it',
    costMeasure: {
      names: { en: 'APR' },
      source: '12 CFR 1026.24(c), and its official interpretation on the abbreviation',
    },
    besideCost: { figures: ['term', 'instalments', 'apr'], source: '12 CFR 1026.24(d)(2)' },
    bannedClaims: {
      claims: ['better-off', 'debts-ignored', 'replaces-saving', 'speed-and-ease'],
      source:
        '12 CFR 1026.24 bans terms that are not available, no list of claims: the stricter rule of eu-ccd2',
    },
    checked: 'unchecked',
  },
  'za-nca': {
    title: 'South Africa: National Credit Act',
    costMeasure: {
      names: { en: 'Annual cost of credit' },
      source: 'National Credit Act 34 of 2005, s. 76; no equation of it seen',
    },
    besideCost: {
      figures: ['instalments', 'totalPayable', 'borrowingRate'],
      source: 'National Credit Regulations, 2006, reg. 21(3)',
    },
    bannedClaims: {
      claims: ['debts-ignored', 'replaces-saving'],
      source:
        'National Credit Regulations, 2006, reg. 21(6): “no credit checks required”, “blacklisted consumers welcome”, “free credit”',
    },
    checked: 'unchecked',
  },
  'ph-tla': {
    title: 'Philippines: Truth in Lending Act',
    warning: {
      // The circular prescribes the advice, not its wording.
      sentences: {
        en: 'Study the terms and conditions in the Disclosure Statement before you proceed with the loan',
      },
      isExact: false,
      source: 'SEC Memorandum Circular 19, series of 2019, sec. 1(B)',
    },
    costMeasure: {
      names: { en: 'Effective interest rate' },
      source: 'Republic Act 3765; the equation of the Bangko Sentral has not been compared',
    },
    besideCost: {
      figures: ['totalCredit', 'totalCost', 'apr'],
      statements: {
        en: ['Corporate name, SEC registration number and certificate of authority number'],
      },
      source: 'Republic Act 3765, sec. 4; SEC Memorandum Circular 19, series of 2019, sec. 1(A)',
    },
    bannedClaims: {
      claims: ['better-off', 'debts-ignored', 'replaces-saving', 'speed-and-ease'],
      source: 'No list of the law seen: the stricter rule of eu-ccd2',
    },
    checked: 'unchecked',
  },
} as const satisfies Record<string, CreditRegime>;

export type RegimeName = keyof typeof CREDIT_REGIMES;

/** The strictest regime, for countries that are not in the table. */
export const STRICTEST_REGIME: RegimeName = 'eu-ccd2';

const UNION = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE'],
  ...['IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
] as const;

/** Regimes by ISO 3166 country. */
export const COUNTRY_REGIMES: Readonly<Record<string, RegimeName>> = {
  ...Object.fromEntries(UNION.map((country) => [country, 'eu-ccd2' as const])),
  // In the EEA, where the directive applies once incorporated; Norway has its own law until then.
  IS: 'eu-ccd2',
  LI: 'eu-ccd2',
  NO: 'no',
  CH: 'ch',
  GB: 'uk-conc',
  MX: 'mx-cat',
  US: 'us-tila',
  ZA: 'za-nca',
  PH: 'ph-tla',
};
