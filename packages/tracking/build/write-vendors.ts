import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the tables of vendors from the folders of `src/vendors/`: their rows for servers, their
 * chunks for browsers, and their stubs for tests. One table for all would bring rows and stubs to
 * browsers. Vendors start in the order of the tables, so a new folder comes last.
 */
export function writeVendors(folder: string): void {
  for (const [file, text] of vendorTables(folder)) writeFileSync(join(folder, file), text);
}

/** The tables as they should be, by file name. */
export function vendorTables(folder: string): ReadonlyMap<string, string> {
  const names = namesIn(folder);
  return new Map([
    ['rows.ts', rowsTable(names)],
    ['chunks.ts', chunksTable(names)],
    ['stubs.ts', stubsTable(names)],
  ]);
}

function namesIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const written = readFileSync(join(folder, 'rows.ts'), 'utf8');
  const known = [...written.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);
  const first = known.filter((name) => folders.includes(name));
  return [...first, ...folders.filter((name) => !first.includes(name))];
}

const HEADER = '// Written by build/write-vendors.ts from the folders.\n';

const importsOf = (names: readonly string[], what: string) =>
  names
    .toSorted()
    .map((name) => `import { ${what} as ${name} } from './${name}/${what}.ts';\n`)
    .join('');

const rowsTable = (names: readonly string[]) => `${HEADER}${importsOf(names, 'vendor')}
/** Every vendor with its rules (§4.1, §9). */
export const vendors = {
${names.map((name) => `  ${name},\n`).join('')}} as const;

export type Vendor = keyof typeof vendors;
`;

const chunksTable = (
  names: readonly string[],
) => `${HEADER}import type { VendorChunk } from '../browser/vendors/vendor-adapter.ts';
import type { Vendor } from './rows.ts';

/** The chunk of each vendor; no page loads one before consent. */
export const vendorChunks: Readonly<Record<Vendor, () => Promise<VendorChunk>>> = {
${names.map((name) => `  ${name}: () => import('./${name}/adapter.ts'),\n`).join('')}};
`;

const stubsTable = (
  names: readonly string[],
) => `${HEADER}import type { VendorStub } from '../testing/vendor-stub.ts';
${importsOf(names, 'stub')}import type { Vendor } from './rows.ts';

/** Takes the place of each vendor's script in tests. */
export const vendorStubs: Readonly<Record<Vendor, VendorStub>> = {
${names.map((name) => `  ${name},\n`).join('')}};
`;

if (import.meta.main) writeVendors(join(import.meta.dirname, '../src/vendors'));
