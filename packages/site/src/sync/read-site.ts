import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlazaSite } from '../config/define-site.ts';

/** Where an app says what its site is. */
export const configFile = 'plaza.config.ts';

/** Loads `plaza.config.ts` of an app. @throws Error when it is missing, wrong, or not made by `defineSite` */
export async function readSite(projectDir: string): Promise<PlazaSite> {
  const file = join(projectDir, configFile);
  if (!existsSync(file))
    throw new Error(`${file} is missing: it says what the site is, see the README of @plaza/site`);
  const { default: site } = await import(pathToFileURL(file).href).catch((error) => {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  });
  if (!site?.site?.index) throw new Error(`${file}: export default defineSite({ … }) is missing`);
  return site;
}
