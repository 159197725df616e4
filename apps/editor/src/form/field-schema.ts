import { CONTENT_FOLDERS, type ContentFolder, linkTarget, sitePath } from '@plaza/contract';
import { BLOCK_SCHEMAS, isRichTextField } from '@plaza/ui-blocks/schemas';
import * as z from 'zod';
import type { Json } from '../json/json.ts';

/** The part of JSON Schema that `z.toJSONSchema` writes for content. */
export type FieldSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema | boolean;
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly allOf?: readonly FieldSchema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Rich text of a block, which its own schema leaves open. */
  readonly richText?: true;
};

/** A schema with the definitions that its references name. */
export type FormSchema = {
  readonly root: FieldSchema;
  readonly definitions: Readonly<Record<string, FieldSchema>>;
};

function formSchema(schema: z.ZodType): FormSchema {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!isRichTextField(zodSchema)) return;
      delete jsonSchema.default;
      Object.assign(jsonSchema, { richText: true });
    },
  }) as { $defs?: Record<string, FieldSchema> } & FieldSchema;
  return { root, definitions: $defs };
}

const memo = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** The form of an entry type. */
export const entryForm = memo((folder: ContentFolder) =>
  formSchema(CONTENT_FOLDERS[folder].schema),
);

export type BlockName = keyof typeof BLOCK_SCHEMAS;
export const BLOCK_NAMES = Object.keys(BLOCK_SCHEMAS) as readonly BlockName[];

/** The form of a block's data. */
export const blockForm = memo((name: BlockName) => formSchema(BLOCK_SCHEMAS[name]));

export const isBlockName = (name: unknown): name is BlockName =>
  typeof name === 'string' && Object.hasOwn(BLOCK_SCHEMAS, name);

/** A schema without references: what a `$ref` names, with the description of the place. */
export function resolve(schema: FieldSchema, { definitions }: FormSchema): FieldSchema {
  if (schema.$ref) {
    const { $ref, ...own } = schema;
    const definition = definitions[$ref.replace('#/$defs/', '')];
    return definition ? { ...resolve(definition, { root: {}, definitions }), ...own } : own;
  }
  if (schema.allOf?.length === 1 && schema.allOf[0])
    return { ...resolve(schema.allOf[0], { root: {}, definitions }), ...schema, allOf: [] };
  return schema;
}

const patternOf = (schema: z.ZodType) => z.toJSONSchema(schema).pattern;
const sitePathPattern = patternOf(sitePath);
const linkTargetPattern = patternOf(linkTarget);

/** How a value is edited. */
export type FieldKind =
  | 'rich-text'
  | 'image'
  | 'site-path'
  | 'link-target'
  | 'time'
  | 'day'
  | 'choice'
  | 'line'
  | 'paragraph'
  | 'number'
  | 'switch'
  | 'object'
  | 'list'
  | 'map'
  | 'variants'
  | 'fixed'
  | 'unknown';

const longestLine = 300;

/** The kind of a resolved schema. `unknown` is shown as it is and kept. */
export function fieldKind(schema: FieldSchema): FieldKind {
  if (schema.richText || isDocument(schema)) return 'rich-text';
  if (schema.const !== undefined) return 'fixed';
  if (schema.enum) return 'choice';
  if (schema.anyOf ?? schema.oneOf) return isAddress(schema) ? 'site-path' : 'variants';
  if (schema.type === 'object') return objectKind(schema);
  if (schema.type === 'array') return schema.items ? 'list' : 'unknown';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.type === 'string' ? stringKind(schema) : 'unknown';
}

const isDocument = ({ properties = {} }: FieldSchema) =>
  properties.type?.const === 'doc' && 'content' in properties;

/** A path of the site or a web address, as the source of an image is. */
const isAddress = ({ anyOf = [] }: FieldSchema) =>
  anyOf.length === 2 && anyOf[0]?.pattern === sitePathPattern && anyOf[1]?.type === 'string';

function objectKind({ properties, additionalProperties }: FieldSchema): FieldKind {
  if (properties && ['src', 'alt', 'width', 'height'].every((name) => name in properties))
    return 'image';
  if (properties) return 'object';
  return typeof additionalProperties === 'object' ? 'map' : 'unknown';
}

function stringKind({ format, pattern, maxLength = 0 }: FieldSchema): FieldKind {
  if (pattern === sitePathPattern) return 'site-path';
  if (pattern === linkTargetPattern) return 'link-target';
  if (format === 'date-time') return 'time';
  if (format === 'date') return 'day';
  return maxLength > longestLine ? 'paragraph' : 'line';
}
