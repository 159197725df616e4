import { type ConsentReceiptRequest, policyHash, textsHash } from '@plaza/contract';
import { readFixture } from './fixture-content.ts';

const { entities } = await readFixture();
const providers = entities.flatMap((entity) =>
  entity.folder === 'website-cookies' ? entity.value : [],
);

/** Of the dialog's texts in es-ES. */
async function readTextsHash(): Promise<string> {
  const categories = entities
    .flatMap((entity) => (entity.folder === 'cookie-categories' ? entity.value : []))
    .filter(({ locale }) => locale === 'es-ES');
  for (const { folder, value } of entities)
    if (folder === 'components' && value.type === 'cookieConsent' && value.locale === 'es-ES')
      return await textsHash({ texts: value.content, categories });
  throw new Error('The fixture has no texts of a dialog');
}

/** A receipt of the fixture website, as a browser sends it. */
export const consentReceipt = {
  id: 'jIp_Xj8LTFedNR8PLzxN-A',
  givenAt: new Date(Date.now() - 60_000).toISOString(),
  method: 'accept-selection',
  categories: { necessary: true, preferences: false, statistics: true, marketing: false },
  policyHash: await policyHash({ providers }),
  textsHash: await readTextsHash(),
  locale: 'es-ES',
  country: 'ES',
} as const satisfies ConsentReceiptRequest;

/** A receipt id for a number. */
export const receiptId = (number: number | string) => `${number}`.padStart(22, '0');
