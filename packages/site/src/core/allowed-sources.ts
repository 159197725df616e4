import { type ExtraSources, sourceDirectives } from '@plaza/page-cache';
import { type VendorRows, vendors as vendorTable } from '@plaza/tracking';

/** The external sources that a site allows: those of its vendors and its own additions. */
export function allowedSources(
  vendors: readonly string[],
  own: ExtraSources = {},
  rows: VendorRows = vendorTable,
): ExtraSources {
  const tables = [...vendors.map((vendor): ExtraSources => rows[vendor]?.sources ?? {}), own];
  const merged = sourceDirectives.map((directive) => {
    const sources = tables.flatMap((table) => table[directive] ?? []);
    return [directive, [...new Set(sources)]] as const;
  });
  return Object.fromEntries(merged.filter(([, sources]) => sources.length > 0));
}
