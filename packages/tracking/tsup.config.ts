import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    browser: 'src/browser/index.ts',
    client: 'src/client/index.ts',
    inspector: 'src/browser/inspector/index.ts',
    server: 'src/server/index.ts',
    'server-testing': 'src/server/testing.ts',
    testing: 'src/testing/index.ts',
  }),
);
