import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/public');

/** The scripts that the build of this package has written, by name. */
export const builtFiles: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, name))]),
);

/** The file name of a built module. @throws {Error} if there is none */
export function builtName(module: string): string {
  const name = [...builtFiles.keys()].find(
    (file) => file.replace(/-[A-Z0-9]{8}\.js$/, '') === module,
  );
  if (!name) throw new Error(`${folder} has no ${module}: run pnpm build first`);
  return name;
}
