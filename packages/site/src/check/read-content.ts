import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentFolder, EntryOf } from '@plaza/contract';
import { inspectContentFolder } from '@plaza/contract/content-folder';
import type { CheckedContent, Entry, LocaleFile } from './model.ts';

/** Reads what an app's folder says beside its config. Never rejects because of what a file holds. */
export async function readContent(projectDir: string, isRelease: boolean) {
  // The website's own file is generated from the config, which may not have happened yet.
  const { files, entities, issues, warnings } = await inspectContentFolder(
    join(projectDir, 'content'),
    { isWebsiteRead: false },
  );
  const broken = new Set(issues.map(({ file }) => file.split('/', 1)[0]));
  const content: CheckedContent = {
    projectDir,
    isRelease,
    entities,
    issues,
    unknownFields: warnings,
    localeFiles: readLocaleFiles(projectDir),
    entries: <F extends ContentFolder>(folder: F): Entry<F>[] =>
      entities.flatMap((entity) =>
        entity.folder === folder
          ? [{ file: `content/${entity.file}`, value: entity.value as EntryOf<F> }]
          : [],
      ),
    isWhole: (folder) => !broken.has(folder) && !broken.has('.'),
  };
  return { content, fileCount: files.length + content.localeFiles.length };
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
