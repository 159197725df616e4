import type { Options } from 'tsup';

/**
 * The one build configuration of every published package.
 *
 * Each door becomes one ES module with its source map; types come from `tsc` (`build:types`), because
 * tsup's own declaration bundler needs the JavaScript API that TypeScript 7 no longer has.
 *
 * @param doors door name to entry file, e.g. `{ index: 'src/index.ts', testing: 'src/testing/index.ts' }`
 */
export function packagePreset(doors: Record<string, string>): Options {
  return {
    entry: doors,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    sourcemap: true,
    // The task that writes types into the same folder may run before or after this one.
    clean: ['!**/*.d.ts'],
    dts: false,
    outDir: 'dist',
  };
}
