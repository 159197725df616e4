import {
  forBrowsers,
  type LayerName,
  layers,
  nextOwners,
  type PackageName,
  siblings,
} from './boundaries.ts';

type Pattern = { group: string[]; message: string };

const packageNames = Object.keys(siblings) as PackageName[];
const layerNames = Object.keys(layers) as LayerName[];

function siblingPatterns(name: PackageName): Pattern[] {
  const allowed: readonly string[] = siblings[name];
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

const override = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
  },
});

function packageOverrides(name: PackageName) {
  const boundaries = [...siblingPatterns(name), ...nextPatterns(name)];
  // Only the last matching override applies, so a layer repeats its package's import boundaries.
  return [
    override([`packages/${name}/src/**`], boundaries),
    ...layerNames.map((layer) =>
      override([`packages/${name}/src/${layer}/**`], [...boundaries, ...layerPatterns(layer)]),
    ),
  ];
}

/** Biome `overrides` that enforce the import boundaries of `boundaries.ts`, in the order Biome applies them. */
export function boundaryOverrides() {
  const serviceBoundaries: Pattern[] = [
    { group: ['next', 'next/**'], message: 'The leads service does not import next.' },
  ];
  const appBoundaries: Pattern[] = [
    {
      group: ['**/packages/**'],
      message: 'Import a package by its name, through its entry points.',
    },
  ];
  return [
    ...packageNames.flatMap(packageOverrides),
    override(['apps/*/**'], appBoundaries),
    override(['apps/leads-service/**'], [...appBoundaries, ...serviceBoundaries]),
  ];
}
