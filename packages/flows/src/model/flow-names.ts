/** The flows that have a table. A name is also part of addresses of the service. */
export const flowNames = [
  'signup',
  'signup-extended',
  'signup-broker',
  'signup-broker-extended',
  'signup-broker-debt',
  'signup-south-africa',
  'signup-white-label',
  'signup-white-label-application',
  'signup-white-label-upsell',
  'signup-white-label-upsell-debt',
  'signup-white-label-upsell-medical',
  'white-label-upsell-complete',
  'lead-qualifier-application',
  'survey',
  'email-confirmation-gate',
  'moneyman-step-2',
  'moneyman-step-3',
  'moneezy-app',
] as const satisfies readonly string[];

export type FlowName = (typeof flowNames)[number];
