import { ladder, nextOwner, type PackageName, type RungName, siblings } from './walls.ts';

type Pattern = { group: string[]; message: string };

const packageNames = Object.keys(siblings) as PackageName[];
const rungNames = Object.keys(ladder) as RungName[];

function siblingPatterns(name: PackageName): Pattern[] {
  const allowed: readonly string[] = siblings[name];
  const banned = packageNames.filter((other) => other !== name && !allowed.includes(other));
  if (banned.length === 0) return [];
  const group = banned.flatMap((other) => [`@plaza/${other}`, `@plaza/${other}/**`]);
  return [{ group, message: `packages/${name} may not import this sibling package.` }];
}

function nextPatterns(name: PackageName): Pattern[] {
  if (name === nextOwner) return [];
  return [{ group: ['next', 'next/**'], message: 'Only packages/site and apps import next.' }];
}

function rungPatterns(name: RungName): Pattern[] {
  const { above, without } = ladder[name];
  const modules = without.flatMap((module) => [module, `${module}/**`]);
  const patterns: Pattern[] = [
    {
      group: above.map((folder) => `../**/${folder}/**`),
      message: `${name}/ stands below this folder on the ladder.`,
    },
  ];
  if (modules.length > 0)
    patterns.push({ group: modules, message: `${name}/ does without this module.` });
  return patterns;
}

const override = (includes: string[], patterns: Pattern[]) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
  },
});

function packageOverrides(name: PackageName) {
  const walls = [...siblingPatterns(name), ...nextPatterns(name)];
  // The last override that matches a file wins whole, so a rung repeats the walls of its package.
  return [
    override([`packages/${name}/src/**`], walls),
    ...rungNames.map((rung) =>
      override([`packages/${name}/src/${rung}/**`], [...walls, ...rungPatterns(rung)]),
    ),
  ];
}

/** Biome `overrides` entries that hold the walls of `walls.ts`, in the order in which Biome applies them. */
export function wallOverrides() {
  const serviceWalls: Pattern[] = [
    { group: ['next', 'next/**'], message: 'Only packages/site and apps of sites import next.' },
  ];
  const appWalls: Pattern[] = [
    { group: ['**/packages/**'], message: 'Import a package by its name, through its doors.' },
  ];
  return [
    ...packageNames.flatMap(packageOverrides),
    override(['apps/*/**'], appWalls),
    override(['apps/leads-service/**'], [...appWalls, ...serviceWalls]),
  ];
}
