/** Countries to whose visitors consent control applies (§4.1), as ISO 3166 writes them: `GB` for UK. */
export const consentCountries: readonly string[] =
  // As one text, because every page carries it.
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

/**
 * Codes that count as another country's (design §7): other spellings, and regions where the law of
 * the European Union applies that have a code of their own.
 */
export const countryAliases: Readonly<Record<string, string>> = {
  ...{ UK: 'GB', EL: 'GR' },
  // The Canary Islands; Ceuta and Melilla.
  ...{ IC: 'ES', EA: 'ES' },
  // The outermost regions of France, and Åland.
  ...{ GF: 'FR', GP: 'FR', MF: 'FR', MQ: 'FR', RE: 'FR', YT: 'FR', AX: 'FI' },
};

/** The rest of the EEA, whose law asks the same (design §7). A site adds them by name. */
export const europeanAdditions = ['IS', 'LI', 'NO'] as const;
