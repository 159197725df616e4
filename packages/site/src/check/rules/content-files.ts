import type { ContentFault } from '@plaza/contract/content-folder';
import type { ContentRule, Finding } from '../model.ts';

/** Every content file parses by the schema of its folder, and its references lead to entries. */
export const contentFiles: ContentRule = ({ faults, unknownFields }) => [
  ...faults.map(findingOf),
  ...unknownFields.map((fault) => ({
    ...findingOf({ ...fault, message: 'no schema knows this field, so nothing reads it' }),
    hint: 'Correct its spelling, or remove it.',
  })),
];

function findingOf({ file, line, column = 1, path, message }: ContentFault): Finding {
  return {
    file: file === '.' ? 'content' : `content/${file}`,
    message: path ? `${path}: ${message}` : message,
    ...(line === undefined ? path && { path: path.split('.') } : { position: { line, column } }),
  };
}
