/**
 * The import boundaries as data: which package may import which, which folder of a package may
 * import which, and which module may appear at all. `write-boundaries.ts` writes them into Biome's
 * configuration as `noRestrictedImports` overrides; `boundaries.test.ts` feeds Biome a violation of each.
 */

/** Package folder to the sibling packages that it may import. */
export const siblings = {
  contract: [],
  routing: ['contract'],
  'content-client': ['contract'],
  i18n: ['contract'],
  consent: ['contract'],
  finance: ['contract'],
  'ui-blocks': ['contract', 'finance'],
  'page-cache': [],
  tracking: ['contract', 'consent', 'routing'],
  screens: ['contract', 'routing', 'i18n', 'finance', 'ui-blocks'],
  site: [
    'contract',
    'routing',
    'content-client',
    'i18n',
    'consent',
    'finance',
    'tracking',
    'ui-blocks',
    'page-cache',
    'screens',
  ],
  'create-site': ['contract', 'routing', 'i18n', 'finance', 'tracking', 'ui-blocks'],
} as const satisfies Record<string, readonly string[]>;

export type PackageName = keyof typeof siblings;

/** Modules that must never be bundled for a browser: strings and data arrive in the HTML. */
const serverOnly = ['zod', 'i18next', '@plaza/i18n', '@plaza/content-client'] as const;

/**
 * Folders that take types alone from `@plaza/contract`, because its schemas bring zod into a browser
 * bundle. Biome cannot tell the imports of types apart, so `boundaries.test.ts` reads the files itself.
 */
export const typesOfContract = [
  'packages/{routing,i18n,consent,finance,tracking,ui-blocks}/src/**',
  'packages/*/src/{browser,client}/**',
] as const;

export type Layer = {
  /** Folders of the same package that stand above this one. */
  above: readonly string[];
  /** Modules that this layer does without. */
  without: readonly string[];
};

/** The layers inside a package, lowest layer first. An arrow never points up from a lower layer. */
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

/** The packages that may import Next.js; apps may too. */
export const nextOwners: readonly PackageName[] = ['site', 'page-cache'];
