import { textRuns } from '@plaza/contract/content-folder';
import type { EntryRule, Finding, ReadContent } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** Marks of unfinished texts. */
export const TODO = /\b(?:TODO|TBD|FIXME)\b/;
/** Leftovers of templates or code; “hönan” ends with none. */
const LEFTOVER =
  /(?<!\p{L})(?:lorem ipsum|NaN|xxx+)(?!\p{L})|\$\{|\{\{|\[object \w+\]|^undefined$/iu;

/**
 * No text is unfinished: `TODO` is a warning, and an error with `--release`; leftovers are always
 * errors.
 */
export const unfinishedTexts: EntryRule = (content) =>
  content.entities.flatMap(({ file, value }) => [
    ...textRuns(value).flatMap(({ path, text }) =>
      TODO.test(text)
        ? [unfinished({ file: `content/${file}`, path: path.split('.') }, content)]
        : [],
    ),
    ...textsOf(value).flatMap(({ path, text }) =>
      leftover({ file: `content/${file}`, path }, text),
    ),
  ]);

/** The finding of an unfinished text. */
export function unfinished(
  place: Omit<Finding, 'message'>,
  { isRelease }: Pick<ReadContent, 'isRelease'>,
): Finding {
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
