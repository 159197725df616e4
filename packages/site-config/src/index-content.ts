import { join } from 'node:path';
import { type ContentEntity, listContentPaths } from '@plaza/contract';
import { inspectContentFolder } from '@plaza/contract/content-folder';
import { applyPaths } from './apply-paths.ts';
import type { PlazaSite } from './define-site.ts';

/** Makes a site resolve the paths of these entries, and no others of content. */
export function indexContent({ site }: PlazaSite, entities: readonly ContentEntity[]): void {
  applyPaths(site, listContentPaths(entities), { whole: true });
}

/** Makes a site resolve the paths of an app's `content/`, as far as its files can be read. */
export async function indexContentFolder(plaza: PlazaSite, projectDir: string): Promise<void> {
  const folder = join(projectDir, 'content');
  const { entities } = await inspectContentFolder(folder, { isWebsiteRead: false });
  indexContent(plaza, entities);
}
