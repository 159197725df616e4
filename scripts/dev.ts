import { root } from './run.ts';
import { failPlainly, supervise } from './supervise.ts';

const source = '--conditions=@plaza/source';

supervise({
  buildFilter: '--filter=./packages/*',
  beside: ({ processes, env }) =>
    processes.start({
      name: 'package watchers',
      command: 'turbo',
      args: ['watch', 'build', '--filter=./packages/*', '--output-logs=errors-only'],
      cwd: root,
      env,
    }),
  serviceArgs: [source, '--watch', 'src/main.ts'],
  importArgs: [source, 'src/import-content.ts'],
  siteArgs: ['node_modules/@plaza/site/bin/plaza-site.js', 'dev'],
}).catch(failPlainly);
