import { expect, it } from 'vitest';
import { PARTNER_FORMATS } from './partner-formats.ts';
import { readMessage } from './read-message.ts';

const click = '019ac9f2-5b7e-7000-9000-000000000009';
const now = new Date('2026-11-28T12:00:00Z');

/** A message as each platform's documentation shows it, with our click in the field for it. */
const examples = {
  plain: `click=${click}&transaction=T1&status=pending&commission=30.50&currency=EUR&time=2026-11-27T10:00:00Z`,
  tune: `aff_sub=${click}&transaction_id=1027c887059b47bc69c699f45466b9&payout=30.50&currency=EUR&datetime=2026-11-27 10:00:00`,
  affise: `sub1=campaign-7&sub2=${click}&transactionid=5f1e&status=5&sum=30.5&currency=EUR&timestamp=1795773600`,
  everflow: `sub1=${click}&conversion_id=8f2a&transaction_id=56d75d3a4d6e433fb215698c056d0d58&payout_amount=30.5&currency=EUR&timestamp=1795773600`,
  keitaro: `subid=${click}&status=lead&payout=30.50&currency=eur`,
  impact: `SubId1=${click}&ActionId=8882.1234.1234567&Status=REVERSED&Payout=27.75&Currency=USD&EventDate=2026-11-27T10:00:00-05:00`,
  voluum: `cid=${click}&payout=30.50&txid=order-1&currency=EUR&et=`,
} as const satisfies Record<keyof typeof PARTNER_FORMATS, string>;

const time = '2026-11-27T10:00:00.000Z';
const eur = { commission: '30.5', currency: 'EUR' };
const expected = {
  plain: { ...eur, transactionId: 'T1', status: 'pending', occurredAt: time },
  tune: {
    ...{ ...eur, transactionId: '1027c887059b47bc69c699f45466b9', status: 'approved' },
    occurredAt: time,
  },
  affise: { ...eur, transactionId: '5f1e', status: 'pending', occurredAt: time },
  everflow: { ...eur, transactionId: '8f2a', status: 'approved', occurredAt: time },
  keitaro: { ...eur, transactionId: click, status: 'pending', occurredAt: null },
  impact: {
    ...{ transactionId: '8882.1234.1234567', status: 'reversed', commission: '27.75' },
    ...{ currency: 'USD', occurredAt: '2026-11-27T15:00:00.000Z' },
  },
  voluum: { ...eur, transactionId: 'order-1', status: 'approved', occurredAt: null },
} as const satisfies Record<keyof typeof PARTNER_FORMATS, object>;

it.each(Object.keys(examples) as (keyof typeof examples)[])(
  '§9 reads a message in the spelling of %s',
  (name) => {
    const parameters = new Map(
      [...new URLSearchParams(examples[name])].map(([key, value]) => [key.toLowerCase(), value]),
    );
    expect(readMessage(PARTNER_FORMATS[name], parameters, now)).toEqual({
      ...{ ...expected[name], referenceType: 'click', reference: click },
    });
  },
);

it('§9 a row names its documentation and what to enter at the partner', () => {
  for (const { source, readOn, template, click: clicks } of Object.values(PARTNER_FORMATS)) {
    expect(source).toMatch(/^(?:https:\/\/|docs\/)/);
    expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const names = [...new URLSearchParams(template)].map(([name]) => name.toLowerCase());
    expect(clicks.some((name) => names.includes(name))).toBe(true);
  }
});

it('a placeholder that a platform did not fill counts as none', () => {
  const parameters = new Map([
    ...[
      ['sub1', '{sub1}'],
      ['sub2', click],
      ['transactionid', 'a'],
      ['status', '1'],
    ],
    ['sum', '{sum}'],
  ] as [string, string][]);
  expect(readMessage(PARTNER_FORMATS.affise, parameters, now)).toMatchObject({
    ...{ reference: click, commission: null, currency: null },
  });
});
