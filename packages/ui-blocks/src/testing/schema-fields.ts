import * as z from 'zod';
import { isRichTextField } from '../model/rich-text/rich-text-field.ts';

/** One field of a block's schema, as documentation and the coverage of fixtures read it. */
export interface SchemaField {
  /** Names from the block down with dots between, `[]` after a list: `items[].question`. */
  path: string;
  type: 'rich text' | 'string' | 'number' | 'integer' | 'boolean' | 'enum' | 'list' | 'object';
  required: boolean;
  /** All that an `enum` may be. */
  values?: readonly string[];
  default?: unknown;
  /** Of a number its value, of a string its characters, of a list its items. */
  min?: number;
  max?: number;
  /** The limit that a number must exceed. */
  above?: number;
  description?: string;
  /** The variant that has it, where not all do: `author`. */
  only?: string;
}

type Facts = Omit<SchemaField, 'path' | 'type'>;

/** Every field of a schema in the order written, those inside objects and lists after their own. */
export function schemaFields(schema: z.core.$ZodType, path = ''): SchemaField[] {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodUnion) return unionFields(inner, path);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) =>
    fieldsAt(field as z.core.$ZodType, path === '' ? name : `${path}.${name}`),
  );
}

function fieldsAt(schema: z.core.$ZodType, path: string): SchemaField[] {
  const { inner, facts } = unwrap(schema);
  const field = { path, type: typeOf(inner), ...facts, ...limitsOf(inner) };
  if (isDocument(inner)) return [field];
  if (inner instanceof z.ZodRecord)
    return [field, ...schemaFields(inner.valueType, `${path}.{name}`)];
  if (inner instanceof z.ZodArray) {
    const { element } = inner;
    const values = valuesOf(element);
    return [{ ...field, ...(values && { values }) }, ...schemaFields(element, `${path}[]`)];
  }
  const values = valuesOf(inner);
  return [{ ...field, ...(values && { values }) }, ...schemaFields(inner, path)];
}

/** What is inside `optional`, `default` and the like, and what these say of it. */
function unwrap(schema: z.core.$ZodType): { inner: z.core.$ZodType; facts: Facts } {
  let inner = schema;
  let facts: Facts = { required: true };
  while (true) {
    const description = z.globalRegistry.get(inner)?.description;
    if (description && !facts.description) facts = { ...facts, description };
    if (isRichTextField(inner)) return { inner, facts: { ...facts, required: false } };
    // A list of names that is open to others is described as the list.
    const [named] = inner instanceof z.ZodUnion ? inner.options : [];
    if (named instanceof z.ZodEnum) inner = named;
    if (inner instanceof z.ZodOptional) facts = { ...facts, required: false };
    else if (inner instanceof z.ZodDefault) {
      facts = { ...facts, required: false, default: inner.def.defaultValue };
    } else if (!(inner instanceof z.ZodPipe)) return { inner, facts };
    if (inner instanceof z.ZodPipe) {
      inner = inner.in instanceof z.ZodTransform ? inner.out : inner.in;
    } else inner = (inner as z.ZodOptional | z.ZodDefault).def.innerType;
  }
}

/** Fields of all variants, each listed once; those that not every variant has say whose they are. */
function unionFields(union: z.ZodUnion, path: string): SchemaField[] {
  const discriminator = (union as unknown as z.ZodDiscriminatedUnion).def.discriminator;
  const variants = union.options.map((option) => schemaFields(option, path));
  const names = variants.map(
    (fields) => fields.find((field) => field.path === discriminator)?.values?.[0],
  );
  const merged = new Map<string, SchemaField>();
  for (const [index, fields] of variants.entries()) {
    for (const field of fields) {
      const same = merged.get(field.path);
      const values = [...(same?.values ?? []), ...(field.values ?? [])];
      const isShared = variants.every((others) => others.some(({ path }) => path === field.path));
      const only = isShared ? undefined : names[index];
      merged.set(field.path, {
        ...field,
        required: field.required && (same?.required ?? true),
        ...(values.length > 0 && { values }),
        ...(only && { only }),
      });
    }
  }
  return [...merged.values()];
}

/** A document of content, whose nodes are described by their blocks. */
const isDocument = (schema: z.core.$ZodType) =>
  z.globalRegistry.get(schema)?.id === 'RichTextDocument';

function typeOf(schema: z.core.$ZodType): SchemaField['type'] {
  if (isRichTextField(schema) || isDocument(schema)) return 'rich text';
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'enum';
  if (schema instanceof z.ZodArray) return 'list';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'object';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema._zod.def.type === 'string') return 'string';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'integer' : 'number';
  const [first] = schema instanceof z.ZodUnion ? schema.options : [];
  if (first) return typeOf(first);
  throw new TypeError(`Documentation has no name for ${schema._zod.def.type}`);
}

function valuesOf(schema: z.core.$ZodType): string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  return undefined;
}

function limitsOf(schema: z.core.$ZodType): Pick<SchemaField, 'min' | 'max' | 'above'> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const above = typeof json.exclusiveMinimum === 'number' ? json.exclusiveMinimum : undefined;
  const isWhole = json.type === 'integer';
  const next = above !== undefined && isWhole ? above + 1 : undefined;
  const min = json.minimum ?? next ?? json.minLength ?? json.minItems;
  const max = json.maximum ?? json.maxLength ?? json.maxItems;
  return {
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
    ...(above !== undefined && !isWhole && { above }),
  };
}
