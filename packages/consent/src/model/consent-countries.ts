/** Countries to whose visitors consent control applies (§4.1), as ISO 3166 writes them: `GB` for UK. */
export const consentCountries = [
  ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR'],
  ...['HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;

/** Other spellings of a country to that of ISO 3166 (design §7). */
export const countryAliases: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/**
 * Further countries whose law asks the same: the rest of the EEA, and the outermost regions of the
 * EU and Åland, which have codes of their own (design §7, `law.md`). A site adds them by name.
 */
export const europeanAdditions = [
  ...['IS', 'LI', 'NO'],
  ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
] as const;
