import type { ContentIssue } from '@plaza/contract/content-folder';
import type { ContentRule, Finding } from '../model.ts';

/** Content files match the schema of their folder, and references resolve. */
export const contentFiles: ContentRule = ({ issues, unknownFields }) => [
  ...issues.map(findingOf),
  ...unknownFields.map((issue) => ({
    ...findingOf({ ...issue, message: 'unknown field, which is ignored' }),
    hint: 'Correct the spelling, or remove it.',
  })),
];

function findingOf({ file, line, column = 1, path, message }: ContentIssue): Finding {
  return {
    file: file === '.' ? 'content' : `content/${file}`,
    message: path ? aboutField(path, message) : message,
    ...(line === undefined ? path && { path: path.split('.') } : { position: { line, column } }),
  };
}

/** “`path` is missing”, or the name of the field before a sentence of its own. */
const aboutField = (path: string, message: string) =>
  /^(?:is|has|must|needs)\b/.test(message) ? `\`${path}\` ${message}` : `${path}: ${message}`;
