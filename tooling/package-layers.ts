/**
 * The packages of the repository by layer, lowest first: a package imports packages of lower layers
 * only, in its tests as well (decision 95). `package-imports.test.ts` draws them from the imports.
 */
export const packageLayers: readonly (readonly string[])[] = [
  ['tooling/tsup-preset', 'tooling/workspace'],
  ['tooling/testing'],
  ['packages/contract', 'packages/image', 'packages/metrics', 'packages/page-cache'],
  [
    'packages/warehouse',
    'packages/content-client',
    'packages/finance',
    'packages/i18n',
    'packages/pictures',
  ],
  ['packages/routing', 'packages/flows', 'packages/ui-blocks'],
  ['packages/check', 'packages/consent', 'packages/screens'],
  ['packages/law', 'packages/tracking'],
  ['packages/flow-server', 'packages/site-browser', 'packages/site-config'],
  ['packages/site-check'],
  ['packages/site'],
  ['apps/leads-service', 'apps/*', 'packages/*/{fixtures,e2e}/*'],
  ['apps/lead-form-sandbox', 'apps/editor', 'packages/create-site'],
  ['.storybook', 'tooling/front'],
  ['tooling/deployment'],
  ['e2e'],
  ['benchmarks', 'tooling/faults'],
  ['tooling'],
  ['scripts'],
  ['.'],
];
