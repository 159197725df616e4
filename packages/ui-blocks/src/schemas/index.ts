export { BLOCK_SCHEMAS, type BlockSchema } from '../blocks/block-schemas.ts';
export { documentProblems } from '../blocks/document-problems.ts';
export { isRichTextField } from '../model/rich-text/rich-text-field.ts';
