import { defineConfig } from 'tsup';

/** Packages that find files of their own beside their modules. */
const keptApart = ['@electric-sql/pglite', '@fastify/swagger-ui', '@fastify/static', 'pg-native'];

/**
 * Programs that share their modules: the service and the commands of its operator. Their dependencies
 * are bundled, because finding and reading two thousand small modules is half of a start.
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
  // `node:sqlite` has no name without the prefix.
  removeNodeProtocol: false,
  external: keptApart,
  noExternal: [new RegExp(`^(?!${keptApart.join('|')})`)],
  // Bundled CommonJS asks for Node's own modules through `require`.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
  },
});
