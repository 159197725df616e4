import { expect, test } from 'vitest';

test('design §2 the entry point to the webhook exports', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'signWebhook',
    'verifyWebhook',
    'webhookToleranceSeconds',
  ]);
});
