import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedTemplate } from 'leads-service/testing/embedded-template';
import { onceInFolder } from 'leads-service/testing/once-in-folder';
import type { Place } from './site-apps.ts';
import { createTestService } from './test-service.ts';
import { importQuietly } from './test-site.ts';

/**
 * The embedded database of a service that has imported the content of a site, to copy. It is kept
 * for this run of Vitest alone, since it depends on the code of the service.
 *
 * @returns its folder, or undefined outside of Vitest
 */
export async function databaseWithContent(place: Place): Promise<string | undefined> {
  const { E2E_RUN_FOLDER: runFolder } = process.env;
  if (!runFolder) return undefined;
  return onceInFolder(runFolder, place.app.name, async (draft) => {
    const folder = `${draft}-service`;
    await cp(await embeddedTemplate(), join(folder, 'data'), { recursive: true });
    await importInto(folder, place);
    await rename(join(folder, 'data'), draft);
    await rm(folder, { recursive: true });
  });
}

async function importInto(folder: string, place: Place): Promise<void> {
  const service = await createTestService({
    ...{ folder, places: [place], databaseUrl: undefined },
    secret: 'a secret of a service that soon stops',
  });
  await service.start();
  await importQuietly(service.runCommand, place.content).finally(service.end);
}
