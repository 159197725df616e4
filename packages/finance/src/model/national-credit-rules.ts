/** The APR from which a country forbids to advertise credit. */
export interface AprCeiling {
  /** Percent; credit at this rate or above may not be advertised. */
  readonly from: number;
  readonly source: string;
}

/** A public body that pages of a country must link. */
export interface RequiredLink {
  /** The name of the link, in the country's language. */
  readonly name: string;
  readonly url: string;
  readonly source: string;
}

/** What a country's law adds to the regime that it shares with others. */
export interface NationalCreditRules {
  readonly aprCeiling?: AprCeiling;
  /** Links in the footer of every page, the front page among them. */
  readonly links?: readonly RequiredLink[];
}

/**
 * National rules beside the regimes, by ISO 3166 country. As the regimes, they are unchecked until a
 * legal expert of the country has compared them.
 */
export const NATIONAL_CREDIT_RULES: Readonly<Record<string, NationalCreditRules>> = {
  DK: {
    // The ban has exceptions, which have not been compared: it is applied to all credit.
    aprCeiling: {
      from: 25,
      source:
        'Markedsføringsloven § 11 a (L 149, 2019-20); forbrugerombudsmanden.dk, “Kreditomkostningsloft”',
    },
  },
  RO: {
    links: [
      {
        name: 'Protecția consumatorilor – ANPC',
        url: 'https://anpc.ro/',
        source:
          'Order 72/2010 of the ANPC, as law firms describe it: a visible link on the front page',
      },
      {
        // The order also wants the picture of its annex 2, 250 × 50 pixels, which is not here. The
        // second picture was for the European platform, closed since July 2025 (not verified).
        name: 'Soluționarea alternativă a litigiilor (SAL)',
        url: 'https://anpc.ro/ce-este-sal/',
        source: 'Order 449/2022 of the ANPC, art. 2',
      },
    ],
  },
};
