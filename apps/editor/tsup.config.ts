import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/server/main.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  // Vite builds the app into `dist/web` after this.
  clean: true,
});
