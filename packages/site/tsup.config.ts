import { defineConfig } from 'tsup';
import { packagePreset } from '../../tsup.preset.ts';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    'page-cache': 'src/page-cache/index.ts',
    // Not part of the page cache's door: Next traces whatever its cache handler can reach.
    'check-command': 'src/page-cache/check-command.ts',
  }),
);
