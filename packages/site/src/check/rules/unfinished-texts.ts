import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textRuns } from '@plaza/contract/content-folder';
import type { CheckedContent, ContentRule, Finding } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** Marks of unfinished texts. */
const TODO = /\b(?:TODO|TBD|FIXME)\b/;
/** Leftovers of templates or code. */
const LEFTOVER = /\blorem ipsum\b|\$\{|\{\{|\[object \w+\]|\bNaN\b|^undefined$|\bxxx+\b/i;

/**
 * No text is unfinished: `TODO` is a warning, and an error with `--release`; leftovers are always
 * errors.
 */
export const unfinishedTexts: ContentRule = (content) => [
  ...content.entities.flatMap(({ file, value }) => [
    ...textRuns(value).flatMap(({ path, text }) =>
      TODO.test(text)
        ? [unfinished({ file: `content/${file}`, path: path.split('.') }, content)]
        : [],
    ),
    ...textsOf(value).flatMap(({ path, text }) =>
      leftover({ file: `content/${file}`, path }, text),
    ),
  ]),
  ...unfinishedLines(content),
];

function unfinished(place: Omit<Finding, 'message'>, { isRelease }: CheckedContent): Finding {
  return {
    ...place,
    message: 'unfinished text (TODO)',
    hint: 'Write it before the site is published.',
    severity: isRelease ? 'error' : 'warning',
  };
}

function leftover(place: Pick<Finding, 'file' | 'path'>, text: string): Finding[] {
  const found = LEFTOVER.exec(text)?.[0];
  if (found === undefined) return [];
  return [{ ...place, message: `“${found}” is a leftover of a template`, hint: 'Write the text.' }];
}

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
