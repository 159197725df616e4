import { describe, expect, it } from 'vitest';

/** What each door exports at run time; types are not seen here. */
const doors = [
  [
    'index.ts',
    () => import('./index.ts'),
    [
      'apiTarget',
      'assertProxyMatcher',
      'contentTag',
      'createLog',
      'createReplayMemory',
      'interfaceMessages',
      'passToService',
      'proxyMatcher',
      'readSiteEnvironment',
      'revalidationSchema',
      'securityHeaders',
    ],
  ],
  [
    'api/index.ts',
    () => import('./api/index.ts'),
    [
      'createApi',
      'createContact',
      'createCspReports',
      'createLivez',
      'createReadyz',
      'createRenewal',
      'createRevalidate',
      'createVisit',
    ],
  ],
  ['next/index.ts', () => import('./next/index.ts'), ['defineApp']],
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
  ['screens/accessibility.tsx', () => import('./screens/accessibility.tsx'), ['Screen']],
  ['screens/contact.tsx', () => import('./screens/contact.tsx'), ['Screen']],
  ['screens/document.tsx', () => import('./screens/document.tsx'), ['Screen']],
  ['screens/landing.tsx', () => import('./screens/landing.tsx'), ['Screen', 'frame']],
  ['screens/product-list.tsx', () => import('./screens/product-list.tsx'), ['Screen']],
] as const;

describe('the doors of @plaza/site', () => {
  it.each(doors)('%s', async (_door, open, names) => {
    expect(Object.keys(await open()).sort()).toEqual([...names].sort());
  });
});
