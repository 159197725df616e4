import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

export default defineConfig(
  packagePreset({
    index: 'src/index.ts',
    // Not part of the main entry point: Next traces whatever its cache handler can reach.
    build: 'src/build/index.ts',
    server: 'src/server/index.ts',
    // Bundled into the app by Turbopack, in the place of Next's own file (`renderAliases`).
    'segment-data': 'src/next/segment-data.ts',
  }),
);
