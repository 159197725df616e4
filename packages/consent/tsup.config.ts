import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';
import { buildStyles } from './build/build-styles.ts';

export default defineConfig({
  ...packagePreset({
    index: 'src/index.ts',
    browser: 'src/browser/index.ts',
    client: 'src/client/index.ts',
    react: 'src/react/index.ts',
    store: 'src/browser/store/index.ts',
  }),
  onSuccess: buildStyles,
});
