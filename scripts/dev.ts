import { root } from '@plaza/workspace/run';
import { failPlainly, supervise } from './supervise.ts';

const source = '--conditions=@plaza/source';

supervise({
  siteNames: process.argv.slice(2),
  buildFilter: ['--filter=./packages/*', '--filter=lead-form-sandbox', '--filter=editor'],
  beside: ({ processes, env }) =>
    processes.start({
      name: 'package watchers',
      command: 'turbo',
      args: [
        'watch',
        'build',
        '--filter=./packages/*',
        '--filter=lead-form-sandbox',
        '--filter=editor',
        '--output-logs=errors-only',
      ],
      cwd: root,
      env,
    }),
  serviceArgs: [source, '--watch', 'src/main.ts'],
  // Node itself cannot load TSX.
  leadFormArgs: ['--watch', 'dist/main.js'],
  editorArgs: ['--watch', 'dist/main.js'],
  ownerArgs: [source, 'src/command.ts', 'editor:owner', '--first'],
  // A second `next dev` in a folder would write over the first one's build.
  withPreviews: false,
  importArgs: [source, 'src/command.ts', 'content:import'],
  siteArgs: ['node_modules/@plaza/site/bin/plaza-site.js', 'dev'],
}).catch(failPlainly);
