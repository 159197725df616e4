import { isObject, type Json } from '../json/json.ts';
import { type FieldSchema, type FormSchema, fieldKind, resolve } from './field-schema.ts';

/**
 * The least value that a field can start with: what is required and nothing else. It may be invalid,
 * such as an empty heading; the check says so until it is filled in.
 */
export function initialValue(schema: FieldSchema, form: FormSchema): Json {
  const field = resolve(schema, form);
  switch (fieldKind(field)) {
    case 'rich-text':
      return { type: 'doc', content: [] };
    case 'fixed':
      return field.const ?? null;
    case 'choice':
      return field.enum?.[0] ?? null;
    case 'switch':
      return false;
    case 'number':
      return Math.max(field.minimum ?? 0, Number.MIN_SAFE_INTEGER) || 0;
    case 'list':
      return Array.from({ length: field.minItems ?? 0 }, () =>
        initialValue(field.items ?? {}, form),
      );
    case 'variants':
      return initialValue((field.anyOf ?? field.oneOf)?.[0] ?? {}, form);
    case 'map':
      return {};
    case 'object':
    case 'image':
      return Object.fromEntries(
        (field.required ?? []).map((name) => [
          name,
          initialValue(field.properties?.[name] ?? {}, form),
        ]),
      );
    default:
      return field.type === 'string' || field.type === undefined ? '' : null;
  }
}

/** The variant of a union that a value is of: by its fixed properties, else by its type. */
export function variantOf(
  schema: FieldSchema,
  value: Json | undefined,
  form: FormSchema,
): { readonly index: number; readonly variant: FieldSchema } {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).map((each) => resolve(each, form));
  const fixed = variants.findIndex((each) => hasFixed(each) && matchesFixed(each, value));
  const byType = variants.findIndex((each) => !hasFixed(each) && isOfType(each, value));
  const index = Math.max(0, fixed >= 0 ? fixed : byType);
  return { index, variant: variants[index] ?? {} };
}

const fixedProperties = ({ properties = {} }: FieldSchema) =>
  Object.entries(properties).filter(([, each]) => each.const !== undefined);

const hasFixed = (schema: FieldSchema) => fixedProperties(schema).length > 0;

const matchesFixed = (schema: FieldSchema, value: Json | undefined) =>
  isObject(value) && fixedProperties(schema).every(([name, each]) => value[name] === each.const);

function isOfType(schema: FieldSchema, value: Json | undefined): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.some((each) => each === value);
  if (schema.type === 'object')
    return isObject(value) && (schema.required ?? []).every((name) => Object.hasOwn(value, name));
  if (schema.type === 'array') return Array.isArray(value);
  if (schema.type === 'integer') return Number.isInteger(value);
  return typeof value === schema.type;
}
