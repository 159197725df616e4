import { argv } from 'node:process';
import { build, type Options } from 'tsup';
import shipped from '../tsup.config.ts';

// Builds the service and its commands into a folder as they are shipped, but from the sources of every package.
await build({
  ...(shipped as Options),
  config: false,
  outDir: argv[2] ?? '',
  sourcemap: false,
  silent: true,
  esbuildOptions: (options) => {
    options.conditions = ['@plaza/source'];
  },
});
