import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    react: 'src/react.ts',
    lists: 'src/products/live/index.ts',
    search: 'src/search/query/index.ts',
    tools: 'src/tools/index.ts',
    testing: 'src/testing/index.ts',
  }),
);
