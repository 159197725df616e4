import { defineConfig } from 'tsup';

/** Two programs that share their modules: the service and the import of content. */
export default defineConfig({
  entry: { main: 'src/main.ts', 'import-content': 'src/import-content.ts' },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  // `node:sqlite` has no name without the prefix.
  removeNodeProtocol: false,
});
