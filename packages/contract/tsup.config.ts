import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    'content-import': 'src/content-import/index.ts',
    'content-folder': 'src/content-folder/index.ts',
    editor: 'src/editor/index.ts',
    process: 'src/process/index.ts',
    testing: 'src/testing/index.ts',
    typed: 'src/typed/index.ts',
    webhook: 'src/webhook/index.ts',
  }),
);
