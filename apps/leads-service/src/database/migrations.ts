import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of migrations, found from the source tree and from `dist` alike. */
export function migrationsFolder(): string {
  const manifest = findPackageJSON(import.meta.url);
  if (!manifest) throw new Error('The leads service has no package.json above its modules');
  return join(dirname(manifest), 'drizzle');
}
