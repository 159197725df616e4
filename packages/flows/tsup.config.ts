import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    browser: 'src/browser/index.ts',
    'hand-over': 'src/hand-over/index.ts',
  }),
);
