/** Flows that Chromium walks to the longest way's end with an audit of their kinds of page: name, address, steps to audit. */
export const auditedFlows = [
  ['signup-broker-debt', '/es/reunir-mis-deudas/', ['agreement']],
  ['signup-white-label-upsell-medical', '/se/lumen/forsakring/', ['health-consent']],
  ['survey', '/dk/din-mening/', ['improvement']],
  ['moneyman-step-2', '/mx/monteverde/datos/', ['person']],
] as const;
