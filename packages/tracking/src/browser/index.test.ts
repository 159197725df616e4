import { expect, test } from 'vitest';

test('the door exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'createVendorManager',
    'findTracking',
    'hidePersonalValues',
    'newId',
    'startDelivery',
    'startTracking',
  ]);
});
