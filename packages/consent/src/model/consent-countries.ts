/** Countries where consent control applies (§4.1), as ISO 3166 codes: `GB` for UK. */
export const consentCountries: readonly string[] =
  // One string is smaller; every page loads it.
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

/**
 * Codes that count as another country (design §7): aliases, and regions under EU law with a code of
 * their own.
 */
export const countryAliases: Readonly<Record<string, string>> = {
  ...{ UK: 'GB', EL: 'GR' },
  // The Canary Islands; Ceuta and Melilla.
  ...{ IC: 'ES', EA: 'ES' },
  // The outermost regions of France, and Åland.
  ...{ GF: 'FR', GP: 'FR', MF: 'FR', MQ: 'FR', RE: 'FR', YT: 'FR', AX: 'FI' },
};

/** The rest of the EEA, with the same law (design §7). A site adds them in its settings. */
export const europeanAdditions = ['IS', 'LI', 'NO'] as const;
