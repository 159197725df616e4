import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entriesIn } from '@plaza/check';
import { inspectContentFolder } from '@plaza/contract/content-folder';
import { checkPictures } from '@plaza/pictures';
import type { CheckedContent, LocaleFile } from './model.ts';

/** Reads an app's content and locales. Never rejects because of a file's content. */
export async function readContent(projectDir: string, isRelease: boolean) {
  // `website.json` is generated from the config and may not exist yet.
  const folder = join(projectDir, 'content');
  const { files, entities, pictures, ...read } = await inspectContentFolder(folder, {
    isWebsiteRead: false,
  });
  const issues = [...read.issues, ...(await checkPictures(folder, pictures.values()))];
  const broken = new Set(issues.map(({ file }) => file.split('/', 1)[0]));
  const content: CheckedContent = {
    projectDir,
    isRelease,
    entities,
    issues,
    unknownFields: read.warnings,
    localeFiles: readLocaleFiles(projectDir),
    entries: entriesIn(entities),
    isWhole: (folder) => !broken.has(folder) && !broken.has('.'),
  };
  return { content, fileCount: files.length + pictures.size + content.localeFiles.length };
}

function readLocaleFiles(projectDir: string): LocaleFile[] {
  return globSync('locales/*.json', { cwd: projectDir })
    .toSorted()
    .map((file) => ({
      locale: basename(file, '.json'),
      file,
      text: readFileSync(join(projectDir, file), 'utf8'),
    }));
}
