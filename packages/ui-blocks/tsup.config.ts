import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';
import { buildFixtures } from './build/build-fixtures.ts';
import { buildStyles } from './build/build-styles.ts';

export default defineConfig({
  ...packagePreset({
    index: 'src/index.ts',
    brand: 'src/brand/index.ts',
    browser: 'src/browser/index.ts',
    react: 'src/react/index.ts',
    schemas: 'src/schemas/index.ts',
  }),
  onSuccess: async () => {
    process.stdout.write(`dist/styles.css ${await buildStyles()} bytes gzip\n`);
    process.stdout.write(`dist/fixtures.json ${await buildFixtures()} cases\n`);
  },
});
