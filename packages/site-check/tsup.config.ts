import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

export default defineConfig(packagePreset({ index: 'src/index.ts' }));
