import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cwd, exit, stderr } from 'node:process';

type Exports = string | { readonly [condition: string]: Exports };

/** `@plaza/source` names sources, which only this repository resolves. */
const targetsOf = (exports: Exports): string[] =>
  typeof exports === 'string'
    ? [exports]
    : Object.entries(exports).flatMap(([name, value]) =>
        name === '@plaza/source' ? [] : targetsOf(value),
      );

/** Files of the package that a file imports by a relative path. */
const importsOf = (folder: string, file: string): string[] =>
  existsSync(join(folder, file))
    ? [...readFileSync(join(folder, file), 'utf8').matchAll(/['"](\.\.?\/[^'"]+)['"]/g)].map(
        ([, target = '']) => join(dirname(file), target),
      )
    : [];

/**
 * Targets of a package's `exports` and `bin`, and what its commands import, that do not exist: a
 * package packed without them installs, and fails when it is used.
 */
export function missingTargets(folder: string): string[] {
  const { exports = {}, bin = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const commands = targetsOf(bin);
  const targets = [...targetsOf(exports), ...commands].filter((target) => !target.includes('*'));
  const all = [...targets, ...commands.flatMap((file) => importsOf(folder, file))];
  return [...new Set(all.map((target) => join(target)))].filter(
    (target) => !existsSync(join(folder, target)),
  );
}

// The `prepack` script of each package.
if (import.meta.main) {
  const missing = missingTargets(cwd());
  if (missing.length > 0) {
    stderr.write(
      `${cwd()} cannot be packed: run pnpm build first. Missing: ${missing.join(', ')}\n`,
    );
    exit(1);
  }
}
