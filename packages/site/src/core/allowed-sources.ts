import { type ExtraSources, sourceDirectives } from '@plaza/page-cache';
import { type VendorRows, vendors as vendorTable } from '@plaza/tracking';

export type SourceOptions = {
  /** The site's own additions. */
  readonly own?: ExtraSources | undefined;
  readonly rows?: VendorRows;
  /** Countries whose domains some vendors use. */
  readonly countries?: readonly string[];
};

/** The external sources that a site allows: those of its vendors and its own additions. */
export function allowedSources(
  vendors: readonly string[],
  { own = {}, rows = vendorTable, countries = [] }: SourceOptions = {},
): ExtraSources {
  const tables = [...vendors.flatMap((vendor) => sourcesOf(rows[vendor], countries)), own];
  const merged = sourceDirectives.map((directive) => {
    const sources = tables.flatMap((table) => table[directive] ?? []);
    return [directive, [...new Set(sources)]] as const;
  });
  return Object.fromEntries(merged.filter(([, sources]) => sources.length > 0));
}

function sourcesOf(
  row: VendorRows[string] | undefined,
  countries: readonly string[],
): ExtraSources[] {
  if (!row) return [];
  const { sources, countrySources } = row;
  const local = countrySources ? countries.map(countrySources) : [];
  return [sources, { 'connect-src': local, 'img-src': local }];
}
