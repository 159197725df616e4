import { defineConfig } from 'tsup';
import { packagePreset } from '../../tsup.preset.ts';

export default defineConfig(packagePreset({ index: 'src/index.ts' }));
