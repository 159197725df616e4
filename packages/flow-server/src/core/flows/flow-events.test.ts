import { FLOWS } from '@plaza/flows';
import { flowVendorEvents, type VendorRow, vendors } from '@plaza/tracking';
import { expect, test } from 'vitest';

const names = Object.values(FLOWS).flatMap(({ events }) => Object.values(events).flat());

/** The calls that the vendors with events in §9 get for the moments of all flows. */
const calls = (['google', 'meta', 'bing', 'tiktok'] as const).flatMap((vendor) => {
  const row: VendorRow = vendors[vendor];
  return names.flatMap((name) => {
    const own = name && row.calls[name];
    return own ? [`${vendor} ${own.call.join(' ')}`] : [];
  });
});

test('§9 every event of a flow has its calls of vendors', () => {
  expect(names.filter((name) => !(String(name) in flowVendorEvents))).toEqual([]);
  expect(names.length).toBeGreaterThan(30);
});

test('§9 flows reach every event of these vendors; clicks to offers are those of lists', () => {
  expect([...new Set(calls)].sort()).toEqual([
    'bing event generate_lead',
    'bing event lead',
    'bing event sign_up',
    'google event HBC',
    'google event TM',
    'google event disqualify_lead',
    'google event generate_lead',
    'google event qualify_lead',
    'google event sign_up',
    'google event survey',
    'meta track InitiateCheckout',
    'meta track SubmitApplication',
    'meta trackCustom HBC',
    'meta trackCustom Signup',
    'meta trackCustom TM',
    'tiktok track CompletePayment',
    'tiktok track InitiateCheckout',
  ]);
  expect(vendors.google.calls.sign_up.params).toEqual({ signupLabel: 'phone_number_registration' });
});
