const flags = [
  ...['--yes', '--name', 'Quetzal', '--url', 'https://quetzal.example', '--id', '310'],
  ...['--prefixes', 'ZA=south-africa'],
  ...['--hue', '160', '--vendors', 'google=G-SAMPLE0001,meta=100', '--port', '3600'],
];

/** Flags of a site of four countries, inside and outside the consent region, one with a prefix of its own (§2.2). */
export const fourCountries = [
  ...flags,
  ...['--countries', 'MX,PL,FI,ZA', '--default-country', 'MX'],
  // A page more is some time more: the other countries have one amount.
  ...['--amounts', '1000', '--amounts', 'MX=1000,3000'],
];

/** The same of two, for a site that is built: each country is built as these are. */
export const twoCountries = [
  ...flags,
  ...['--countries', 'FI,ZA', '--default-country', 'FI', '--amounts', '1000'],
];
