/**
 * Countries where consent control applies (§4.1), as ISO 3166 codes: `GB` for UK. After each, the
 * codes that count as it (design §7): aliases, and regions under its law or one like it. Sources,
 * and why Greenland and Sint Maarten are missing: decision 66. `EU` is nobody's country: networks
 * say it of a visitor somewhere in Europe, and a site of one who may be there.
 */
export const consentRegions: readonly string[] =
  // One string is smaller; every page loads it.
  'AT BE BG CH CY CZ DE DK.FO EE ES.EA.IC FI.AX FR.BL.GF.GP.MF.MQ.RE.YT GB.GG.GI.IM.JE.UK GR.EL HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU'.split(
    ' ',
  );

/** The countries alone, without regions. */
export const consentCountries: readonly string[] = /* @__PURE__ */ consentRegions
  .slice(0, -1)
  .map((codes) => codes.slice(0, 2));

/** Svalbard and Jan Mayen count as Norway, which a site may add. */
const NORWAY = 'NO.SJ';

/** The country that a code of two letters counts as: of an alias or a region, otherwise itself. */
export const countryOf = (code: string): string =>
  [...consentRegions, NORWAY].find((codes) => codes.includes(code))?.slice(0, 2) ?? code;

/** The rest of the EEA, with the same law (design §7). A site adds them in its settings. */
export const europeanAdditions = ['IS', 'LI', 'NO'] as const;
