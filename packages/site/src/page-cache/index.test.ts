import { expect, it } from 'vitest';

it('exports what the door says, and nothing else', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'UnexpectedMarkupError',
    'UnfinishablePageError',
    'definePageCache',
    'finishPage',
    'installPageCache',
    'leavePageWhole',
    'runtimeHeader',
  ]);
});
