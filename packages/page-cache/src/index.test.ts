import { describe, expect, it } from 'vitest';

/** What each entry point exports at run time; types are not seen here. */
const entryPoints = [
  [
    'index.ts',
    () => import('./index.ts'),
    [
      'UnexpectedMarkupError',
      'UnfinishablePageError',
      'checkSettings',
      'finishPage',
      'installPageCache',
      'renderAliases',
      'runtimeHeader',
      'sourceDirectives',
      'wholePageHeader',
    ],
  ],
  [
    'build/index.ts',
    () => import('./build/index.ts'),
    [
      'checkBuild',
      'checkCommand',
      'compressCommand',
      'compressFiles',
      'parseHtml',
      'readSettings',
      'writeReport',
    ],
  ],
  [
    'server/index.ts',
    () => import('./server/index.ts'),
    [
      'alive',
      'barePolicy',
      'createPageServer',
      'createRequestHandler',
      'expireHere',
      'onExpired',
      'resolvedHeader',
      'securityHeaders',
      'serverState',
      'startCommand',
      'startServer',
      'unrouted',
      'whileWaiting',
    ],
  ],
] as const;

describe('the entry points of @plaza/page-cache', () => {
  it.each(entryPoints)('%s', async (_entryPoint, open, names) => {
    expect(Object.keys(await open()).sort()).toEqual([...names].sort());
  });
});
