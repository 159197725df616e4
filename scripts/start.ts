import { failPlainly, supervise } from './supervise.ts';

supervise({
  serviceArgs: ['dist/main.js'],
  importArgs: ['dist/import-content.js'],
  siteArgs: ['node_modules/next/dist/bin/next', 'start'],
}).catch(failPlainly);
