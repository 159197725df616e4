/** What further sample products of a country are like: of its magnitude, within its law and market. */
export interface Market {
  /** What amounts are multiples of, in whole units of the currency: loans go up to 60 of it. */
  readonly unit: number;
  /** Borrowing rate of the cheapest further lender, in percent a year; dearer ones stay below `mostRate`. */
  readonly leastRate: number;
  readonly mostRate: number;
  /** Longest loan, by law (Norway and Romania: five years) or custom; by default that of the lender. */
  readonly mostMonths?: number;
  /** Five fictional lenders, named as lenders there are; further ones lend small amounts for a month. */
  readonly lenders: readonly string[];
  /** Fictional banks with cards and accounts, brokers, and brokers of loans that combine debts. */
  readonly banks: readonly [string, string, string, string];
  readonly brokers: readonly [string, string];
  readonly debtBrokers: readonly [string, string];
  /** Of lenders for a month: borrowing rates in percent a year, far above `mostRate`, and what they say. */
  readonly monthly?: {
    readonly rates: readonly [least: number, most: number];
    readonly highlights: readonly string[];
    readonly conditions: readonly string[];
  };
}

/**
 * By locale. Sources of the limits: Spain's draft of January 2026 (22 % for small loans), Denmark's
 * ban of advertising from an APR of 25 %, Finland's cap of 15 points above the reference rate,
 * Poland's maximum of twice the reference rate and 3.5 points, South Africa's cap of 21 points above
 * the repo rate. Loans of 30 days cost in Spain
 * what they cost: an APR of 1,000 to 3,500 %. Figures are samples, not a description of any market.
 */
export const markets: Readonly<Record<string, Market>> = {
  'sv-SE': {
    ...{ unit: 10_000, leastRate: 5.9, mostRate: 15 },
    banks: ['Vittsund', 'Orrvik', 'Kallbäck', 'Tindra'],
    ...{ brokers: ['Älvvind', 'Runhall'], debtBrokers: ['Linnea', 'Brovalla'] },
    lenders: [
      'Granhaga Bank',
      'Hällviken Lån',
      'Isgården Kredit',
      'Järnlunda Finans',
      'Klintfors Lån',
    ],
  },
  'da-DK': {
    ...{ unit: 10_000, leastRate: 5.9, mostRate: 15 },
    banks: ['Vindelev', 'Ornebæk', 'Kaldrup', 'Tindholt'],
    ...{ brokers: ['Valdrup', 'Runebæk'], debtBrokers: ['Lindevang', 'Broholt'] },
    lenders: [
      'Granhøj Bank',
      'Hasselrød Lån',
      'Ibsted Kredit',
      'Klintemark Finans',
      'Lyngskov Lån',
    ],
  },
  'nb-NO': {
    ...{ unit: 10_000, leastRate: 7.9, mostRate: 17, mostMonths: 60 },
    banks: ['Vierli', 'Orrevik', 'Kaldvær', 'Tindvik'],
    ...{ brokers: ['Vardheim', 'Runevik'], debtBrokers: ['Lindmo', 'Brulia'] },
    lenders: ['Granlia Bank', 'Hegglund Lån', 'Isfjell Kreditt', 'Kvernhaug Finans', 'Lyngmo Lån'],
  },
  'fi-FI': {
    ...{ unit: 1000, leastRate: 6.4, mostRate: 14.5 },
    banks: ['Vuorela', 'Orvola', 'Kaarna', 'Tuikku'],
    ...{ brokers: ['Vaskivuori', 'Runola'], debtBrokers: ['Linnala', 'Siltala'] },
    lenders: [
      'Kuusirinne Pankki',
      'Louhikko Laina',
      'Mäntykallio Luotto',
      'Niittyranta Rahoitus',
      'Ojakumpu Laina',
    ],
  },
  'de-DE': {
    ...{ unit: 1000, leastRate: 5.4, mostRate: 13 },
    banks: ['Velmers', 'Ohrwald', 'Kaltenau', 'Tannried'],
    ...{ brokers: ['Veltheim', 'Rundhof'], debtBrokers: ['Lindhorst', 'Brückwald'] },
    lenders: [
      'Gerstenau Bank',
      'Haselbruck Kredit',
      'Immenried Finanz',
      'Kiefernhof Kredit',
      'Lindenwert Finanz',
    ],
  },
  'es-ES': {
    ...{ unit: 1000, leastRate: 6.4, mostRate: 15 },
    banks: ['Velmonte', 'Orvalle', 'Caldera Norte', 'Tindaya'],
    ...{ brokers: ['Veltana', 'Rumbo Alto'], debtBrokers: ['Linaria', 'Bravaluz'] },
    monthly: {
      rates: [280, 365],
      highlights: ['Un solo pago a los 30 días', 'Sin comisión de apertura'],
      conditions: [
        'Coste muy alto: en un mes se devuelve entre un quinto y un tercio más de lo recibido.',
        'Hay que devolver todo el importe y los intereses de una vez.',
      ],
    },
    lenders: [
      ...[
        'Fresneda Crédito',
        'Gavia Préstamos',
        'Hinojal Financiera',
        'Iroso Crédito',
        'Jarales Préstamos',
      ],
      ...['Lentisco Crédito', 'Madroñal Préstamos'],
    ],
  },
  'pl-PL': {
    ...{ unit: 4000, leastRate: 8.4, mostRate: 14.5 },
    banks: ['Wielmora', 'Orłowiec', 'Kaldera', 'Tyndra'],
    ...{ brokers: ['Wełtawa', 'Runika'], debtBrokers: ['Linowa', 'Brawa'] },
    lenders: [
      'Lipowa Bank',
      'Modrzewie Finanse',
      'Nadwola Kredyt',
      'Olszana Pożyczki',
      'Porębina Finanse',
    ],
  },
  'ro-RO': {
    ...{ unit: 4000, leastRate: 8.9, mostRate: 18, mostMonths: 60 },
    banks: ['Velmara', 'Orvita', 'Caldera', 'Tândala'],
    ...{ brokers: ['Veltin', 'Runcu'], debtBrokers: ['Lineea', 'Bravița'] },
    lenders: [
      'Gorunul Credit',
      'Iezerul Finanțări',
      'Luncanul Credit',
      'Mesteacănul Împrumut',
      'Nucetul Finanțări',
    ],
  },
  'es-MX': {
    ...{ unit: 8000, leastRate: 19.9, mostRate: 48, mostMonths: 72 },
    banks: ['Volcanera', 'Orquidal', 'Caldera', 'Tinajera'],
    ...{ brokers: ['Veleta Norte', 'Rumboalto'], debtBrokers: ['Linderal', 'Bravero'] },
    lenders: [
      'Flor de Nopal Crédito',
      'Guayacán Préstamos',
      'Huizache Financiera',
      'Ixtle Crédito',
      'Jacalito Préstamos',
    ],
  },
  'en-PH': {
    ...{ unit: 10_000, leastRate: 14.9, mostRate: 36, mostMonths: 60 },
    banks: ['Valmira', 'Orvina', 'Caldera Bay', 'Tindalo'],
    ...{ brokers: ['Veltara', 'Runalon'], debtBrokers: ['Linaya', 'Bravura Isle'] },
    lenders: [
      'Gumamela Credit',
      'Habagat Lending',
      'Ilaya Finance',
      'Kamagong Loans',
      'Lakandula Isle Lending',
    ],
  },
  'en-ZA': {
    ...{ unit: 5000, leastRate: 13.9, mostRate: 26, mostMonths: 72 },
    banks: ['Velmoor', 'Orvane', 'Calderkop', 'Tindrift'],
    ...{ brokers: ['Veldmark', 'Runeberg'], debtBrokers: ['Linbrook', 'Bravendal'] },
    lenders: [
      'Fynhill Credit',
      'Grysberg Loans',
      'Heatherveld Finance',
      'Ironwood Kloof Lending',
      'Jackal Plum Money',
    ],
  },
  'en-US': {
    ...{ unit: 1000, leastRate: 8.99, mostRate: 27, mostMonths: 84 },
    banks: ['Velmont', 'Orvane Creek', 'Calder Peak', 'Tindrel'],
    ...{ brokers: ['Veltline', 'Runway Ridge'], debtBrokers: ['Linwell', 'Bravepoint'] },
    lenders: [
      ...[
        'Fernhollow Credit',
        'Graypine Lending',
        'Harrow Creek Finance',
        'Ironbluff Loans',
        'Juniper Bend Lending',
      ],
      ...['Kestrel Ridge Credit', 'Larkmoor Loans', 'Millrace Lending'],
    ],
  },
};
