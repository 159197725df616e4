import { parseDocumentWith } from '../core/rich-text/parse-document.ts';
import type { BlockTable } from '../model/rich-text/block-row.ts';
import type { RichTextError } from '../model/rich-text/rich-text-error.ts';
import { BLOCK_SCHEMAS } from './block-schemas.ts';

/** Rows that are read, not drawn. */
const table: BlockTable = Object.fromEntries(
  Object.entries(BLOCK_SCHEMAS).map(([name, schema]) => [
    name,
    { schema, component: () => null, phrasing: name === 'ImgComponent' },
  ]),
);

/** What a page would show a fallback for, or leave out, in a rich-text document (§2.6, §5). */
export function documentProblems(document: unknown): RichTextError[] {
  const problems: RichTextError[] = [];
  parseDocumentWith(table, document, {
    mode: 'page',
    onProblem: (problem) => problems.push(problem),
  });
  return problems;
}
