import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** All that a container may write, which is its user's alone: `/data` is to be kept, `/tmp` is not. */
export const writableFolders = ['/data', '/tmp'] as const;

/** A file or folder of a package, which only another package depends on. */
export type PackageFiles = { readonly by: string; readonly of: string; readonly name: string };

/** What an image must know of an app. Paths are relative to the app's folder. */
export type AppKind = {
  /** A file that only apps of this kind have. */
  readonly marker: string;
  /** Modules whose imports are followed. */
  readonly entries: readonly string[];
  /** Files and folders that are read while it runs. */
  readonly files: readonly string[];
  /** The same `of` packages that dependencies of the app import. */
  readonly packageFiles: readonly PackageFiles[];
  /** Modules that only other commands load. */
  readonly without: RegExp;
  /** Folders that it writes, to the folder of the image that each is. */
  readonly writes: Readonly<Record<string, string>>;
  /** The port in the image, and the path that answers 200 when it can take requests. */
  readonly port: number;
  readonly ready: string;
  /** The module that starts it. */
  readonly start: string;
};

/** Statements after which an app runs in its image, in its own folder. */
const startSite = `process.argv.splice(2, process.argv.length, 'start', '--hostname', '0.0.0.0', '--port', process.env.PORT || '3000');
await import('./node_modules/@plaza/site/bin/plaza-site.js');
`;

/** With arguments it is one of the operator's commands. */
const startService = `process.env.LEADS_SERVICE_HOST ||= '0.0.0.0';
process.env.PLAZA_DATA_DIR ||= '/data';
await import(process.argv.length > 2 ? './dist/command.js' : './dist/main.js');
`;

export const appKinds = {
  site: {
    marker: 'plaza.config.ts',
    entries: ['node_modules/@plaza/site/bin/plaza-site.js', 'next.config.ts'],
    files: ['package.json', '.next', '.plaza', 'public', 'content', 'icon.svg'],
    packageFiles: [{ by: '@plaza/site', of: '@plaza/site-browser', name: 'dist/public' }],
    without:
      /\/(?:sync|check-build)-command\.js$|\/page-cache\/dist\/build\.js$|(?:packages|@plaza)\/site-check\//,
    writes: { '.data': '/data', '.next/cache': '/tmp', 'node_modules/.cache': '/tmp' },
    port: 3000,
    ready: '/api/readyz',
    start: startSite,
  },
  service: {
    marker: 'dist/main.js',
    entries: ['dist/main.js', 'dist/command.js'],
    files: ['package.json', 'dist', 'drizzle'],
    packageFiles: [],
    // Reports read files elsewhere, with a database of 68 MB.
    without: /\/(?:packages\/|@plaza\/)warehouse\/|\/@duckdb\//,
    writes: {},
    port: 4000,
    ready: '/readyz',
    start: startService,
  },
} as const satisfies Record<string, AppKind>;

/** @throws {Error} if the folder is no app, or not built */
export function kindOf(app: string): AppKind {
  const kind = Object.values(appKinds).find(({ marker }) => existsSync(join(app, marker)));
  if (!kind)
    throw new Error(
      `${app} is neither a site (plaza.config.ts) nor a built service (dist/main.js)`,
    );
  return kind;
}
