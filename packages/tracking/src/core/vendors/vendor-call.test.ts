import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { flowVendorEvents } from '../../model/vendors/flow-vendor-events.ts';
import {
  type VendorEventName,
  type VendorEventParams,
  vendorEvents,
} from '../../model/vendors/vendor-events.ts';
import { type Vendor, vendors } from '../../model/vendors/vendors.ts';
import { vendorCall } from './vendor-call.ts';

const names = Object.keys(vendors) as Vendor[];

/** The event names of each vendor, verbatim from §9. */
const sentTo: Record<Vendor, string[]> = {
  meta: ['Signup', 'SubmitApplication', 'InitiateCheckout', 'HBC', 'TM'],
  google: [
    'sign_up',
    'generate_lead',
    'select_content',
    'qualify_lead',
    'disqualify_lead',
    'survey',
    'HBC',
    'TM',
  ],
  bing: ['lead', 'sign_up', 'generate_lead'],
  tiktok: ['InitiateCheckout', 'CompletePayment'],
  clarity: [],
};

test.for(names)('§9 %s gets exactly its events', (vendor) => {
  const sent = Object.keys(vendorEvents).flatMap(
    (name) => vendorCall(vendor, { name, params: {} })?.call[1] ?? [],
  );
  expect([...new Set(sent)].sort()).toEqual([...sentTo[vendor]].sort());
});

test('§9 the start of an application is told like a click to an offer, its contact like a lead', () => {
  const {
    select_content: click,
    start_application: start,
    leave_contact: contact,
  } = flowVendorEvents;
  expect([start.meta, start.tiktok, contact.bing]).toEqual([click.meta, click.tiktok, click.bing]);
});

test('`vendors.md` Meta gets standard events by track, others by trackCustom', () => {
  const verbs = Object.values(vendorEvents).flatMap((row) =>
    'meta' in row ? [row.meta.call] : [],
  );
  expect(Object.fromEntries(verbs.map(([verb, name]) => [name, verb]))).toEqual({
    Signup: 'trackCustom',
    HBC: 'trackCustom',
    TM: 'trackCustom',
    SubmitApplication: 'track',
    InitiateCheckout: 'track',
  });
});

test('§9 merges constant parameters with those of the page', () => {
  expect(vendorCall('google', { name: 'sign_up', params: {} })).toEqual({
    call: ['event', 'sign_up'],
    params: { signupLabel: 'phone_number_registration' },
  });
  expect(vendorCall('google', { name: 'select_content', params: { item_id: 7 } })).toEqual({
    call: ['event', 'select_content'],
    params: { content_type: 'product', item_id: 7 },
  });
});

test('§6 drops an amount that is not a number', () => {
  const params = { value: Number.NaN, currency: 'EUR' };
  expect(vendorCall('google', { name: 'generate_lead', params })?.params).toEqual({
    currency: 'EUR',
  });
});

describe('§6 for any parameters', () => {
  test.for(names)('only parameters of the table reach %s', (vendor) => {
    const anyEvent = fc.record({
      name: fc.oneof(fc.constantFrom(...Object.keys(vendorEvents), '__proto__'), fc.string()),
      params: fc.dictionary(
        fc.oneof(fc.constantFrom('item_id', 'value', 'email', 'content_type'), fc.string()),
        fc.oneof(fc.string(), fc.double(), fc.boolean()),
      ),
    });
    const known = /^(?:item_id|value|currency|disqualified_lead_reason|content_type|signupLabel)$/;
    fc.assert(
      fc.property(anyEvent, (event) => {
        const told = vendorCall(vendor, event);
        if (!told) return;
        expect(sentTo[vendor]).toContain(told.call[1]);
        for (const name of Object.keys(told.params)) expect(name).toMatch(known);
        if (told.call[1] === 'select_content') expect(told.params.content_type).toBe('product');
      }),
    );
  });

  test.for(['constructor', 'toString', '', 'generate_lead '])(
    'ignores the unknown event %j',
    (name) => {
      for (const vendor of names) expect(vendorCall(vendor, { name, params: {} })).toBeUndefined();
    },
  );
});

test('parameters are typed', () => {
  expectTypeOf<VendorEventParams<'select_content'>>().toExtend<{ item_id: string | number }>();
  expectTypeOf<{ value: number }>().toExtend<VendorEventParams<'generate_lead'>>();
  expectTypeOf<{ value: string }>().not.toExtend<VendorEventParams<'generate_lead'>>();
  expectTypeOf<object>().not.toExtend<VendorEventParams<'select_content'>>();
  expectTypeOf<'purchase'>().not.toExtend<VendorEventName>();
});
