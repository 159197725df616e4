import { describe, expect, it } from 'vitest';

/** Runtime exports of each entry point; types are not listed. */
const entryPoints = [
  [
    'index.ts',
    () => import('./index.ts'),
    [
      'answerOf',
      'areOld',
      'consentTexts',
      'contactFailures',
      'contactFields',
      'contactForm',
      'contactTopics',
      'doubtField',
      'entryPage',
      'flowActions',
      'flowContext',
      'flowForm',
      'flowTexts',
      'flowViews',
      'gateActions',
      'gateParts',
      'initialRate',
      'isEmptyList',
      'isSearchRoute',
      'kindRow',
      'listProducts',
      'loadScreen',
      'numbersInDigits',
      'orderClaims',
      'orderNames',
      'pageKinds',
      'policyLinks',
      'readRoutePage',
      'screenAnswers',
      'screenNames',
      'screenOfPageType',
      'searchIndex',
      'searchLocales',
      'searchPath',
      'suggestionsPath',
    ],
  ],
  [
    'react.ts',
    () => import('./react.ts'),
    ['ContactForm', 'FlowSection', 'PageFrame', 'ProblemScreen', 'StructuredData', 'Trail'],
  ],
  [
    'tools/index.ts',
    () => import('./tools/index.ts'),
    [
      'compoundInterest',
      'debtResults',
      'interestCost',
      'loanCalculator',
      'loanPriority',
      'prioritize',
      'readLimited',
      'readTyped',
    ],
  ],
  [
    'testing/index.ts',
    () => import('./testing/index.ts'),
    [
      'allMatches',
      'keyTranslator',
      'kinds',
      'matchOf',
      'offerCard',
      'offerLabels',
      'productOverview',
      'severalCountries',
      'structuredDataFaults',
      'testPage',
    ],
  ],
] as const;

describe('the entry points of @plaza/screens', () => {
  it.each(entryPoints)('%s', async (_entryPoint, open, names) => {
    expect(Object.keys(await open()).sort()).toEqual([...names]);
  });
});
