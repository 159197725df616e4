/** Test files of more than 15 s, as measured on two cores, longest first. */
export const slowFiles: readonly string[] = [
  'e2e/es-loans/consent-matrix.e2e.ts',
  'e2e/es-loans/accessibility.e2e.ts',
  'apps/leads-service/e2e/kill.e2e.ts',
  'packages/site/e2e/browser-entry.e2e.ts',
  'apps/leads-service/e2e/stop.e2e.ts',
  'packages/site/e2e/runtime.e2e.ts',
  'packages/ui-blocks/e2e/video-embed.e2e.ts',
  'packages/ui-blocks/e2e/packed.e2e.ts',
  'packages/tracking/e2e/products.e2e.ts',
  'e2e/es-loans/freshness.e2e.ts',
  'packages/tracking/e2e/delivery.e2e.ts',
  'apps/leads-service/e2e/first-start.e2e.ts',
  'apps/leads-service/src/import-content.test.ts',
  'apps/leads-service/src/print-messages.test.ts',
];
