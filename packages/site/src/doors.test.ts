import { describe, expect, it } from 'vitest';

/** What each door exports at run time; types are not seen here. */
const doors = [
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
      'createRenewal',
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

describe('the doors of @plaza/site', () => {
  it.each(doors)('%s', async (_door, open, names) => {
    expect(Object.keys(await open()).sort()).toEqual([...names].sort());
  });
});
