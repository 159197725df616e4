import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Website, websiteSchema } from '@plaza/contract';

/** A website, and the brand tokens of its app if any. */
export type AppWebsite = { readonly website: Website; readonly brandTokens: unknown };

/**
 * The websites of the apps by id. Read on every request, because they may change while the sandbox
 * runs.
 *
 * @throws {Error} naming the invalid file
 */
export function readWebsites(appsFolder: string): ReadonlyMap<number, AppWebsite> {
  const files = globSync('*/content/website.json', { cwd: appsFolder });
  const websites = files.map((file) => {
    const website = read(join(appsFolder, file), websiteSchema.parse);
    const tokens = join(appsFolder, dirname(dirname(file)), 'brand.tokens.json');
    const brandTokens = existsSync(tokens) ? read(tokens, (value) => value) : undefined;
    return [website.id, { website, brandTokens }] as const;
  });
  return new Map(websites);
}

function read<T>(file: string, parse: (value: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
