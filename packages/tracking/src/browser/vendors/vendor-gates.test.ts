import type { Consent } from '@plaza/consent';
import { expect, test } from 'vitest';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { VendorHandle, VendorPort } from './vendor-adapter.ts';
import type { LoadedImpression } from './vendor-gate.ts';
import { createVendorGates } from './vendor-gates.ts';

const vendors: readonly PageVendor[] = [
  { vendor: 'clarity', id: 'c1', category: 'statistics' },
  { vendor: 'tiktok', id: 't1', category: 'statistics', notChannels: [2] },
  { vendor: 'google', id: 'G-1', category: 'marketing' },
];

/** A vendor that nobody hears. */
const silent = {
  signals: { category: 'statistics', before: () => [], update: () => [], off: [] },
  queue: () => () => {},
};

/** A page with these allowed categories and a withheld impression. */
function visit(allowed: Partial<Consent['allowed']>) {
  const begun: string[] = [];
  const asked: unknown[] = [];
  const whole = Promise.withResolvers<LoadedImpression | undefined>();
  const choices = { preferences: false, statistics: false, marketing: false, ...allowed };
  const adapter = ({ id }: VendorPort): VendorHandle => {
    begun.push(id);
    return {};
  };
  createVendorGates(
    { vendors, locale: 'es-ES', phoneCode: '34' },
    {
      consent: {
        get: () => ({
          decision: { necessary: true, ...choices, givenAt: new Date(0) },
          allowed: choices,
          needsPrompt: false,
        }),
        subscribe: () => () => {},
      },
      first: Promise.resolve({ id: 'withheld', channelId: 0 }),
      impression: whole.promise,
      data: { get: () => ({}) },
      send() {},
      newId: () => 'id',
      readCookie: () => undefined,
      load: async (chunk) => {
        asked.push(chunk);
        return { ...silent, adapter } as never;
      },
      report(cause) {
        throw cause;
      },
    },
  );
  const settle = async () => {
    for (let turn = 0; turn < vendors.length * 2; turn += 1) await new Promise(setImmediate);
  };
  return {
    begun,
    asked,
    settle,
    complete: (channelId: number) => whole.resolve({ id: 'i', channelId }),
  };
}

test('§4.1 after a withheld impression only statistics vendors without channel limits start', async () => {
  const { begun, asked, settle, complete } = visit({ statistics: true });
  await settle();
  expect(begun).toEqual(['c1']);
  expect(asked).toHaveLength(1);
  complete(1);
  await settle();
  expect(begun).toEqual(['c1', 't1']);
});

test('§9 with all consents the others wait for the whole impression and its channel', async () => {
  const { begun, settle, complete } = visit({ statistics: true, marketing: true });
  await settle();
  expect(begun).toEqual(['c1']);
  complete(2);
  await settle();
  expect(begun).toEqual(['c1', 'G-1']);
});
