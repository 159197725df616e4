import type { CheckedSite, Finding, SiteRule } from '../model.ts';

/** `website.json`, which the service stores, says of the site what its config says. */
export const website: SiteRule = (site) =>
  site.website ? differences(expected(site), site.website, []) : [];

/** The config in the words of `website.json`. */
function expected({ plaza: { site }, website: stored }: CheckedSite) {
  const { id, url, displayName, productType, isMultiLanguage, countries } = site;
  const described = countries.map(({ id: country, locale, pathPrefix, phoneCode, currency }) => ({
    id: country,
    locale,
    pathPrefix,
    phoneCode,
    currency,
  }));
  const own = { id, url, displayName, productType, isMultiLanguage, countries: described };
  return stored?.paths ? { ...own, paths: site.paths } : own;
}

/** Fields that the config says and the file has otherwise; paths may be left out. */
function differences(wanted: unknown, found: unknown, path: readonly string[]): Finding[] {
  if (typeof wanted === 'object' && wanted !== null && typeof found === 'object' && found !== null)
    return Object.entries(wanted).flatMap(([key, value]) => {
      const own = (found as Readonly<Record<string, unknown>>)[key];
      const isLeftOut = path[0] === 'paths' && own === undefined;
      return isLeftOut ? [] : differences(value, own, [...path, key]);
    });
  if (wanted === found) return [];
  return [
    {
      file: 'content/website.json',
      path,
      message: `${path.join('.')} is ${JSON.stringify(found)}, but plaza.config.ts says ${JSON.stringify(wanted)}`,
      hint: 'Correct the one that is wrong.',
    },
  ];
}
