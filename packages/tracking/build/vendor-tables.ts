import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tables of vendors by file name, from the folders of `src/vendors/`: their rows for the build,
 * their chunks for browsers, those with a server of their own, and stubs of both for tests. One table
 * for all would bring rows, servers and stubs to browsers. Vendors start in the order of the tables, so a new folder comes last.
 *
 * @throws Error if a folder's name is no identifier
 */
export function vendorTables(folder: string): ReadonlyMap<string, string> {
  const names = namesIn(folder);
  const withServer = names.filter((name) => existsSync(join(folder, name, 'server.ts')));
  return new Map([
    ['rows.ts', rowsTable(names)],
    ['chunks.ts', chunksTable(names)],
    ['stubs.ts', stubsTable(names)],
    ['servers.ts', serversTable(withServer)],
    ['server-stubs.ts', serverStubsTable(withServer)],
  ]);
}

function namesIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  for (const name of folders)
    if (!/^[a-z]\w*$/.test(name)) throw new Error(`${folder}/${name}: the name is no identifier`);
  const written = readFileSync(join(folder, 'rows.ts'), 'utf8');
  const known = [...written.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);
  const first = known.filter((name) => folders.includes(name));
  return [...first, ...folders.filter((name) => !first.includes(name))];
}

type Import = readonly [what: string, source: string];

/** Imports in the order that the linter wants. */
const importsOf = (imports: readonly Import[]) =>
  imports
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([what, source]) => `import ${what} from '${source}';\n`)
    .join('');

const importOfEach = (names: readonly string[], what: string, file: string = what): Import[] =>
  names.map((name) => [`{ ${what} as ${name} }`, `./${name}/${file}.ts`]);

const vendorType: Import = ['type { Vendor }', './rows.ts'];

const HEADER = '// Written by build/write-vendors.ts from the folders.\n';

const rowsTable = (
  names: readonly string[],
) => `${HEADER}${importsOf(importOfEach(names, 'vendor'))}
/** Every vendor with its rules (§4.1, §9). */
export const vendors = {
${names.map((name) => `  ${name},\n`).join('')}} as const;

export type Vendor = keyof typeof vendors;
`;

const chunksTable = (names: readonly string[]) => `${HEADER}${importsOf([
  ['type { VendorChunk }', '../browser/vendors/vendor-adapter.ts'],
  vendorType,
])}
/** The chunk of each vendor; no page loads one before consent. */
export const vendorChunks: Readonly<Record<Vendor, () => Promise<VendorChunk>>> = {
${names.map((name) => `  ${name}: () => import('./${name}/adapter.ts'),\n`).join('')}};
`;

const stubsTable = (names: readonly string[]) => `${HEADER}${importsOf([
  ['type { VendorStub }', '../testing/vendor-stub.ts'],
  vendorType,
  ...importOfEach(names, 'stub'),
])}
/** Takes the place of each vendor's script in tests. */
export const vendorStubs: Readonly<Record<Vendor, VendorStub>> = {
${names.map((name) => `  ${name},\n`).join('')}};
`;

const serversTable = (names: readonly string[]) => `${HEADER}${importsOf([
  ['type { ServerVendor }', '../model/vendors/server-vendor.ts'],
  vendorType,
  ...importOfEach(names, 'server'),
])}
/** The vendors whose servers can be notified; no browser loads any of it. */
export const vendorServers: Readonly<Partial<Record<Vendor, ServerVendor>>> = {
${names.map((name) => `  ${name},\n`).join('')}};
`;

const serverStubsTable = (names: readonly string[]) => `${HEADER}${importsOf([
  ['type { ServerStub }', '../testing/server-stub.ts'],
  vendorType,
  ...importOfEach(names, 'serverStub', 'server-stub'),
])}
/** Takes the place of each vendor's server in tests. */
export const serverStubs: Readonly<Partial<Record<Vendor, ServerStub>>> = {
${names.map((name) => `  ${name},\n`).join('')}};
`;
