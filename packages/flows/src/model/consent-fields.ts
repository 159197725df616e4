import type { Field } from './flow.ts';

/** Version of the consent texts; change it with the meaning of any `flow-consent-` text. */
const consentVersion = '2026-11';

const consent = <const Name extends string>(name: Name) =>
  ({ name, kind: 'consent', consentVersion }) as const satisfies Field;

/** The privacy policy was read and the data may be used for what was asked. */
export const privacy = consent('privacy');
/** The answers may be passed to the lenders, brokers or the partner that answer the application. */
export const sharing = consent('sharing');
/** A check in the credit registers that lenders see. */
export const creditCheck = consent('creditCheck');
/** A check that other lenders do not see and that changes no score. */
export const softCheck = consent('softCheck');
/** Offers by telephone and email, and use of the address in advertising (§5). Never required. */
export const marketing = { ...consent('marketing'), optional: true } as const satisfies Field;
/** Health data under article 9(2)(a) of the GDPR. Continuing without it declines the product. */
export const healthData = {
  ...consent('healthData'),
  optional: true,
  health: true,
} as const satisfies Field;
