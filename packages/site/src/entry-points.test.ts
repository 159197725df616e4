import { describe, expect, it } from 'vitest';

/** Runtime exports of each entry point; types are not listed. */
const entryPoints = [
  [
    'index.ts',
    () => import('./index.ts'),
    ['defineSite', 'loanPages', 'productTypes', 'visitorRequests'],
  ],
  [
    'app.ts',
    () => import('./app.ts'),
    [
      'createAnswers',
      'createApi',
      'createConsentDialog',
      'createContact',
      'createCspReports',
      'createErrorPages',
      'createFlows',
      'createIcons',
      'createLayout',
      'createLivez',
      'createNotFound',
      'createPage',
      'createReadyz',
      'createRefreshCookies',
      'createRevalidate',
      'createShareImages',
      'createSiteFiles',
      'createSitemaps',
      'createVisit',
      'defineApp',
      'readSiteEnvironment',
    ],
  ],
  ['config/index.ts', () => import('./config/index.ts'), ['requestHooks', 'withPlaza']],
  ['error-page/index.ts', () => import('./error-page/index.ts'), ['createErrorPage']],
  [
    'instrumentation/index.ts',
    () => import('./instrumentation/index.ts'),
    ['createInstrumentation'],
  ],
  ['proxy/index.ts', () => import('./proxy/index.ts'), ['createProxy']],
] as const;

describe('the entry points of @plaza/site', () => {
  it.each(entryPoints)('%s', async (_file, load, names) => {
    expect(Object.keys(await load()).sort()).toEqual([...names].sort());
  });
});
