import { RichTextDocument, type RichTextNode } from '../../model/rich-text/rich-text-document.ts';
import { UnreadDocument } from '../../model/rich-text/rich-text-field.ts';
import { type NodeFields, ownProperty, ownRow } from './own-property.ts';
import { errorAt, type ParseContext, type ParseOptions, within } from './parse-context.ts';
import { NO_MARKS, parseMarks } from './parse-marks.ts';

/**
 * Parses a block: validates its data by its schema and parses the rich text in it.
 *
 * @throws {RichTextError} 'missing handler' for an unknown type; for bad data, naming block, field and reason
 */
export function parseBlock(
  type: string,
  { attrs, marks }: NodeFields,
  context: ParseContext,
): RichTextNode {
  const row = ownRow(context.blocks, type);
  if (!row) throw errorAt(context, ['missing-handler', `missing handler: ${type}`]);
  const result = row.schema.safeParse(attrs ?? {});
  if (!result.success) {
    const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw errorAt(context, ['invalid-block', `${type}: ${issues.join('; ')}`]);
  }
  const fields = within(context, 'attrs', () => readFields(result.data, context)) as object;
  const props = row.context ? { ...fields, ...pickContext(row.context, context.options) } : fields;
  const { component, phrasing = false } = row;
  const own = phrasing ? parseMarks(marks, context) : NO_MARKS;
  return { kind: 'block', type, props, component, phrasing, marks: own };
}

function pickContext(names: readonly string[], { context = {} }: ParseOptions): object {
  return Object.fromEntries(names.map((name) => [name, ownProperty(context, name)]));
}

/** The same data with every rich-text field parsed; the schema has limited its depth. */
function readFields(value: unknown, context: ParseContext): unknown {
  if (value instanceof UnreadDocument) return context.nested(value.json, context);
  if (Array.isArray(value)) {
    return value.map((item, index) => within(context, index, () => readFields(item, context)));
  }
  if (typeof value !== 'object' || value === null || value instanceof RichTextDocument)
    return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    within(context, name, () => readFields(field, context)),
  ]);
  return Object.fromEntries(fields);
}
