import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TODO, unfinished, unfinishedTexts } from '@plaza/check';
import type { CheckedContent, ContentRule, Finding } from '../model.ts';

/** No text is unfinished, neither in the content nor in the app's own modules and locales. */
export const unfinishedParts: ContentRule = (content) => [
  ...unfinishedTexts(content),
  ...unfinishedLines(content),
];

/** Unfinished lines in the app's modules and locales. */
function unfinishedLines(content: CheckedContent): Finding[] {
  const modules = globSync(['plaza.config.ts', 'routes.ts', 'locales/*.json'], {
    cwd: content.projectDir,
  });
  return modules.flatMap((file) =>
    readFileSync(join(content.projectDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const at = text.search(TODO);
        if (at < 0) return [];
        return [unfinished({ file, position: { line: index + 1, column: at + 1 } }, content)];
      }),
  );
}
