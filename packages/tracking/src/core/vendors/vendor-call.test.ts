import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type VendorEventName,
  type VendorEventParams,
  vendorEvents,
} from '../../model/vendors/vendor-events.ts';
import { vendors } from '../../vendors/rows.ts';
import { vendorCall } from './vendor-call.ts';

/** The event names of each vendor, verbatim from §9. */
const sentTo = {
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
} satisfies Partial<Record<keyof typeof vendors, string[]>>;

type Named = keyof typeof sentTo;
const names = Object.keys(sentTo) as Named[];

const callOf = (vendor: Named, event: Parameters<typeof vendorCall>[1]) =>
  vendorCall({ vendor, calls: vendors[vendor].calls }, event);

test.for(names)('§9 %s gets exactly its events', (vendor) => {
  const sent = Object.keys(vendorEvents).flatMap(
    (name) => callOf(vendor, { name, params: {} })?.call[1] ?? [],
  );
  expect([...new Set(sent)].sort()).toEqual([...sentTo[vendor]].sort());
});

test('§9 sends the start of an application like a click on an offer, its contact like a lead', () => {
  const [meta, tiktok, bing] = [vendors.meta.calls, vendors.tiktok.calls, vendors.bing.calls];
  expect(meta.start_application).toEqual(meta.select_content);
  expect(tiktok.start_application).toEqual(tiktok.select_content);
  expect(bing.leave_contact).toEqual(bing.select_content);
});

test('§9 an event of a flow goes to its recipients alone, and not by the HTML of a page', () => {
  const event = { name: 'start_application' };
  const to = (recipients: unknown) => ({ ...event, params: { recipients } as never });
  expect(callOf('meta', to(['meta']))?.call).toEqual(['track', 'InitiateCheckout']);
  expect(callOf('tiktok', to(['meta']))).toBeUndefined();
  expect(callOf('google', to(['google']))).toBeUndefined();
  expect(callOf('meta', to('meta'))).toBeUndefined();
  expect(callOf('meta', { ...event, params: {} })).toBeUndefined();
});

test('§9 Meta gets standard events by track, others by trackCustom', () => {
  const verbs = Object.values(vendors.meta.calls).map(({ call }) => call);
  expect(Object.fromEntries(verbs.map(([verb, name]) => [name, verb]))).toEqual({
    Signup: 'trackCustom',
    HBC: 'trackCustom',
    TM: 'trackCustom',
    SubmitApplication: 'track',
    InitiateCheckout: 'track',
  });
});

test('§9 merges constant parameters with those of the page', () => {
  expect(callOf('google', { name: 'sign_up', params: {} })).toEqual({
    call: ['event', 'sign_up'],
    params: { signupLabel: 'phone_number_registration' },
  });
  expect(callOf('google', { name: 'select_content', params: { item_id: 7 } })).toEqual({
    call: ['event', 'select_content'],
    params: { content_type: 'product', item_id: 7 },
  });
});

test('§6 drops an amount that is not a number', () => {
  const params = { value: Number.NaN, currency: 'EUR' };
  expect(callOf('google', { name: 'generate_lead', params })?.params).toEqual({
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
        const made = callOf(vendor, event);
        if (!made) return;
        expect(sentTo[vendor]).toContain(made.call[1]);
        for (const name of Object.keys(made.params)) expect(name).toMatch(known);
        if (made.call[1] === 'select_content') expect(made.params.content_type).toBe('product');
      }),
    );
  });

  test.for(['constructor', 'toString', '', 'generate_lead '])(
    'ignores the unknown event %j',
    (name) => {
      for (const vendor of names) expect(callOf(vendor, { name, params: {} })).toBeUndefined();
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
