import { parseArgs } from 'node:util';
import { failPlainly, supervise } from './supervise.ts';

const { values, positionals } = parseArgs({
  // nginx before each site, with the configuration of `deploy/`.
  options: { front: { type: 'boolean', default: false } },
  allowPositionals: true,
});

supervise({
  siteNames: positionals,
  withFronts: values.front,
  serviceArgs: ['dist/main.js'],
  leadFormArgs: ['dist/main.js'],
  editorArgs: ['dist/main.js'],
  ownerArgs: ['dist/command.js', 'editor:owner', '--first'],
  withPreviews: true,
  importArgs: ['dist/command.js', 'content:import'],
  siteArgs: ['node_modules/@plaza/site/bin/plaza-site.js', 'start'],
}).catch(failPlainly);
