import { failPlainly, supervise } from './supervise.ts';

supervise({
  siteNames: process.argv.slice(2),
  serviceArgs: ['dist/main.js'],
  leadFormArgs: ['dist/main.js'],
  importArgs: ['dist/command.js', 'content:import'],
  siteArgs: ['node_modules/@plaza/site/bin/plaza-site.js', 'start'],
}).catch(failPlainly);
