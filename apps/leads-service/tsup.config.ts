import { defineConfig } from 'tsup';

/** Not bundled, because they load files relative to their modules, or are optional. */
const external = [
  '@electric-sql/pglite',
  '@plaza/warehouse',
  'sharp',
  '@fastify/swagger-ui',
  '@fastify/static',
  'pg-native',
];

/**
 * The service and its commands share their chunks. Dependencies are bundled, because resolving and
 * reading two thousand small modules takes half of the startup time.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    command: 'src/command.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  // `node:sqlite` only exists with the prefix.
  removeNodeProtocol: false,
  external,
  noExternal: [new RegExp(`^(?!${external.join('|')})`)],
  // Bundled CommonJS loads Node's own modules through `require`.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
  },
});
