import { type ConsentReceiptRequest, policyHash } from '@plaza/contract';
import { readFixture } from './fixture-content.ts';

const { entities } = await readFixture();
const providers = entities.flatMap((entity) =>
  entity.folder === 'website-cookies' ? entity.value : [],
);

/** A receipt of the fixture website, as a browser sends it. */
export const consentReceipt = {
  id: 'jIp_Xj8LTFedNR8PLzxN-A',
  givenAt: new Date(Date.now() - 60_000).toISOString(),
  method: 'accept-selection',
  categories: { necessary: true, preferences: false, statistics: true, marketing: false },
  policyHash: await policyHash({ providers }),
  textsHash: 'f'.repeat(64),
  locale: 'es-ES',
  country: 'ES',
} as const satisfies ConsentReceiptRequest;

/** A receipt id for a number. */
export const receiptId = (number: number | string) => `${number}`.padStart(22, '0');
