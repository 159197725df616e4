import type { ContentIssue } from '@plaza/contract/content-folder';
import type { ContentRule, Finding } from '../model.ts';

/** Every content file parses by the schema of its folder, and its references lead to entries. */
export const contentFiles: ContentRule = ({ issues, unknownFields }) => [
  ...issues.map(findingOf),
  ...unknownFields.map((issue) => ({
    ...findingOf({ ...issue, message: 'no schema knows this field, so nothing reads it' }),
    hint: 'Correct its spelling, or remove it.',
  })),
];

function findingOf({ file, line, column = 1, path, message }: ContentIssue): Finding {
  return {
    file: file === '.' ? 'content' : `content/${file}`,
    message: path ? `${path}: ${message}` : message,
    ...(line === undefined ? path && { path: path.split('.') } : { position: { line, column } }),
  };
}
