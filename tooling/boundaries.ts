/**
 * The import boundaries as data: which package may import which, which folder of a package may
 * import which, and which modules are restricted. `write-boundaries.ts` writes them into Biome's
 * configuration as `noRestrictedImports` overrides; `boundaries.test.ts` verifies that Biome
 * rejects a violation of each.
 */

/** Package folder to the workspace packages it may import. */
export const siblings = {
  contract: [],
  routing: ['contract'],
  'content-client': ['contract'],
  image: [],
  i18n: ['contract'],
  consent: ['contract'],
  finance: ['contract'],
  flows: ['contract', 'i18n'],
  'ui-blocks': ['contract', 'finance'],
  'page-cache': [],
  metrics: [],
  warehouse: [],
  tracking: ['contract', 'consent', 'routing'],
  screens: ['contract', 'routing', 'i18n', 'finance', 'flows', 'ui-blocks'],
  pictures: ['contract'],
  check: ['contract', 'finance', 'i18n', 'ui-blocks'],
  'site-browser': [
    'contract',
    'i18n',
    'consent',
    'flows',
    'tracking',
    'ui-blocks',
    'page-cache',
    'screens',
  ],
  'flow-server': ['contract', 'routing', 'flows', 'tracking', 'ui-blocks', 'screens'],
  law: ['contract', 'finance', 'i18n', 'routing', 'ui-blocks', 'page-cache', 'screens'],
  'site-config': [
    'contract',
    'routing',
    'consent',
    'tracking',
    'ui-blocks',
    'page-cache',
    'screens',
  ],
  'site-check': [
    'contract',
    'routing',
    'i18n',
    'consent',
    'finance',
    'flows',
    'tracking',
    'ui-blocks',
    'screens',
    'pictures',
    'check',
    'law',
    'flow-server',
    'site-config',
  ],
  site: [
    'contract',
    'routing',
    'content-client',
    'i18n',
    'consent',
    'finance',
    'flows',
    'tracking',
    'ui-blocks',
    'page-cache',
    'metrics',
    'screens',
    'pictures',
    'check',
    'law',
    'site-browser',
    'flow-server',
    'site-config',
    'site-check',
  ],
  'create-site': ['contract', 'routing', 'i18n', 'finance', 'tracking', 'ui-blocks'],
} as const satisfies Record<string, readonly string[]>;

export type PackageName = keyof typeof siblings;

/** What a package's tests import besides: those of new sites check what they write as a site does. */
export const siblingsOfTests: Partial<Record<PackageName, readonly PackageName[]>> = {
  'create-site': ['site', 'site-check', 'site-config', 'screens', 'law'],
};

/** Modules that must never be bundled for a browser, which gets strings and data in the HTML. */
const serverOnly = ['zod', 'i18next', '@plaza/i18n', '@plaza/content-client'] as const;

/** Entry points of these modules that are made for browsers. */
export const forBrowsers: readonly string[] = ['@plaza/i18n/formats'];

/** The entry point of the contract without schemas: values of it may reach a browser. */
export const contractForBrowsers = '@plaza/contract/typed';

/**
 * Folders that may only import types from `@plaza/contract`, because its schemas would bundle zod
 * for browsers. Biome cannot distinguish type imports, so `boundaries.test.ts` reads the files
 * itself.
 */
export const typesOfContract = [
  'packages/{routing,i18n,consent,finance,flows,tracking,ui-blocks}/src/**',
  'packages/*/src/{browser,client}/**',
] as const;

export type Layer = {
  /** Folders of the same package in higher layers. */
  above: readonly string[];
  /** Modules that this layer may not import. */
  without: readonly string[];
};

/** The layers of a package, lowest first. Layers never import higher ones. */
export const layers = {
  model: {
    above: ['core', 'react', 'browser', 'client', 'testing'],
    without: ['react', 'react-dom'],
  },
  core: { above: ['react', 'browser', 'client', 'testing'], without: ['react', 'react-dom'] },
  react: { above: ['browser', 'client', 'testing'], without: [] },
  browser: {
    above: ['react', 'client', 'testing'],
    without: ['react', 'react-dom', ...serverOnly],
  },
  client: { above: ['testing'], without: serverOnly },
} as const satisfies Record<string, Layer>;

export type LayerName = keyof typeof layers;

/** The packages that may import Next.js, besides apps. */
export const nextOwners: readonly PackageName[] = ['site', 'page-cache'];
