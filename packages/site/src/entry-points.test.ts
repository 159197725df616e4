import { describe, expect, it } from 'vitest';

/** Runtime exports of each entry point; types are not listed. */
const entryPoints = [
  ['index.ts', () => import('./index.ts'), ['defineSite', 'loanPages', 'productTypes']],
  [
    'api/index.ts',
    () => import('./api/index.ts'),
    [
      'createApi',
      'createContact',
      'createCspReports',
      'createIcons',
      'createLivez',
      'createReadyz',
      'createRefreshCookies',
      'createRevalidate',
      'createVisit',
    ],
  ],
  ['next/index.ts', () => import('./next/index.ts'), ['defineApp', 'readSiteEnvironment']],
  ['config/index.ts', () => import('./config/index.ts'), ['imageSettings', 'withPlaza']],
  ['error-page/index.ts', () => import('./error-page/index.ts'), ['createErrorPage']],
  ['files/index.ts', () => import('./files/index.ts'), ['createSiteFiles']],
  [
    'instrumentation/index.ts',
    () => import('./instrumentation/index.ts'),
    ['createInstrumentation'],
  ],
  [
    'pages/index.ts',
    () => import('./pages/index.ts'),
    ['createConsentDialog', 'createErrorPages', 'createLayout', 'createNotFound', 'createPage'],
  ],
  ['proxy/index.ts', () => import('./proxy/index.ts'), ['createProxy']],
] as const;

describe('the entry points of @plaza/site', () => {
  it.each(entryPoints)('%s', async (_file, load, names) => {
    expect(Object.keys(await load()).sort()).toEqual([...names].sort());
  });
});
