import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textRuns } from '@plaza/contract/content-folder';
import type { CheckedContent, ContentRule, Finding } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** What a person still owes. */
const TODO = /\b(?:TODO|TBD|FIXME)\b/;
/** What is left over from a template or a program. */
const LEFTOVER = /\blorem ipsum\b|\$\{|\{\{|\[object \w+\]|\bNaN\b|^undefined$|\bxxx+\b/i;

/** No text waits to be written: `TODO` warns, and with `--release` fails; leftovers always fail. */
export const unfinishedTexts: ContentRule = (content) => [
  ...content.entities.flatMap(({ file, value }) => [
    ...textRuns(value).flatMap(({ path, text }) =>
      TODO.test(text) ? [owed({ file: `content/${file}`, path: path.split('.') }, content)] : [],
    ),
    ...textsOf(value).flatMap(({ path, text }) =>
      leftover({ file: `content/${file}`, path }, text),
    ),
  ]),
  ...owedInLines(content),
];

function owed(place: Omit<Finding, 'message'>, { isRelease }: CheckedContent): Finding {
  return {
    ...place,
    message: 'a person still owes something here (TODO)',
    hint: 'Write it before the site is published.',
    severity: isRelease ? 'error' : 'warning',
  };
}

function leftover(place: Pick<Finding, 'file' | 'path'>, text: string): Finding[] {
  const found = LEFTOVER.exec(text)?.[0];
  if (found === undefined) return [];
  return [
    { ...place, message: `“${found}” is left over from a template`, hint: 'Write the text.' },
  ];
}

/** In the app's own modules and texts. */
function owedInLines(content: CheckedContent): Finding[] {
  const modules = globSync(['plaza.config.ts', 'routes.ts', 'locales/*.json'], {
    cwd: content.projectDir,
  });
  return modules.flatMap((file) =>
    readFileSync(join(content.projectDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const at = text.search(TODO);
        if (at < 0) return [];
        return [owed({ file, position: { line: index + 1, column: at + 1 } }, content)];
      }),
  );
}
