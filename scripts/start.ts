import { build } from './run.ts';
import { failPlainly, supervise } from './supervise.ts';

supervise({
  prepare: () => {
    console.log('Building what has changed…');
    build();
  },
  serviceArgs: ['dist/main.js'],
  importArgs: ['dist/import-content.js'],
  siteArgs: ['node_modules/next/dist/bin/next', 'start'],
}).catch(failPlainly);
