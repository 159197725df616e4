import { defineConfig } from 'tsup';
import { packagePreset } from '../../tsup.preset.ts';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    browser: 'src/browser/index.ts',
    'hand-over': 'src/hand-over/index.ts',
  }),
);
