import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlazaSite } from './define-site.ts';

/** The app's file that defines its site. */
export const configFile = 'plaza.config.ts';

/**
 * Loads an app's `plaza.config.ts`.
 *
 * @throws Error if it is missing, invalid, or not created by `defineSite`
 */
export async function readSite(projectDir: string): Promise<PlazaSite> {
  const file = join(projectDir, configFile);
  if (!existsSync(file))
    throw new Error(`${file} is missing: it defines the site, see the README of @plaza/site`);
  const { default: site } = await import(pathToFileURL(file).href).catch((error) => {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  });
  if (!site?.site?.index) throw new Error(`${file}: export default defineSite({ … }) is missing`);
  return site;
}
