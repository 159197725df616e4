import {
  forBrowsers,
  type LayerName,
  layers,
  nextOwners,
  type PackageName,
  siblings,
  siblingsOfTests,
} from './boundaries.ts';

type Pattern = { group: string[]; message: string };

const packageNames = Object.keys(siblings) as PackageName[];
const layerNames = Object.keys(layers) as LayerName[];

function siblingPatterns(name: PackageName, more: readonly string[] = []): Pattern[] {
  const allowed: readonly string[] = [...siblings[name], ...more];
  const banned = packageNames.filter((other) => other !== name && !allowed.includes(other));
  if (banned.length === 0) return [];
  const group = banned.flatMap((other) => [`@plaza/${other}`, `@plaza/${other}/**`]);
  return [{ group, message: `packages/${name} may not import this sibling package.` }];
}

function nextPatterns(name: PackageName): Pattern[] {
  if (nextOwners.includes(name)) return [];
  return [
    {
      group: ['next', 'next/**'],
      message: `Only ${nextOwners.map((owner) => `packages/${owner}`).join(', ')} and apps import next.`,
    },
  ];
}

function layerPatterns(name: LayerName): Pattern[] {
  const { above, without } = layers[name];
  const banned = without.flatMap((module) => [module, `${module}/**`]);
  const allowed = forBrowsers.filter((entry) =>
    without.some((module) => entry.startsWith(`${module}/`)),
  );
  const modules = [...banned, ...allowed.map((entry) => `!${entry}`)];
  const patterns: Pattern[] = [
    {
      group: above.map((folder) => `../**/${folder}/**`),
      message: `${name}/ is a layer below this folder.`,
    },
  ];
  if (modules.length > 0)
    patterns.push({ group: modules, message: `${name}/ may not use this module.` });
  return patterns;
}

const byName = 'Import a package by its name, through its entry points.';

/** No folder of a package's source has a source of its own, so a path with one leads out of it. */
const otherSources: Pattern = { group: ['../**/src/**'], message: byName };

/** Biome knows no depth: what these miss, such as `../../routing/build`, `package-imports.test.ts` finds. */
const otherFolders: Pattern = {
  group: ['apps', 'benchmarks', 'packages', 'scripts', 'tooling'].map((name) => `../**/${name}/**`),
  message: byName,
};

/** A bundler cannot leave out what is reached through `z`: its 50 languages are half a megabyte. */
const paths = {
  zod: { importNames: ['z'], message: "Write import * as z from 'zod', which bundlers shake." },
};

const override = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { paths, patterns } } } },
  },
});

function packageOverrides(name: PackageName) {
  const shared = [...nextPatterns(name), otherSources, otherFolders];
  const boundaries = [...siblingPatterns(name), ...shared];
  const ofTests = siblingsOfTests[name];
  // Only the last matching override applies, so a layer repeats its package's import boundaries.
  return [
    override([`packages/${name}/src/**`], boundaries),
    ...layerNames.map((layer) =>
      override([`packages/${name}/src/${layer}/**`], [...boundaries, ...layerPatterns(layer)]),
    ),
    ...(ofTests
      ? [
          override(
            [`packages/${name}/src/**/*.test.*`],
            [...siblingPatterns(name, ofTests), ...shared],
          ),
        ]
      : []),
  ];
}

/** Biome `overrides` that enforce the import boundaries of `boundaries.ts`, in the order Biome applies them. */
export function boundaryOverrides() {
  const serviceBoundaries: Pattern[] = [
    { group: ['next', 'next/**'], message: 'The leads service does not import next.' },
  ];
  const appBoundaries: Pattern[] = [
    { group: ['**/packages/**', ...otherFolders.group], message: byName },
  ];
  return [
    override(['**'], [otherFolders]),
    ...packageNames.flatMap(packageOverrides),
    override(['apps/*/**'], appBoundaries),
    override(['apps/leads-service/**'], [...appBoundaries, ...serviceBoundaries]),
  ];
}
