import { type Json, valueAt } from '../json/json.ts';
import type { FieldPlace, FieldProps } from './field-props.ts';
import { type FieldKind, type FieldSchema, fieldKind, resolve } from './field-schema.ts';
import { ChoiceField } from './fields/choice-field.tsx';
import { ImageField } from './fields/image-field.tsx';
import { LinkField } from './fields/link-field.tsx';
import { ListField } from './fields/list-field.tsx';
import { MapField } from './fields/map-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { ObjectField } from './fields/object-field.tsx';
import { PathField } from './fields/path-field.tsx';
import { PosterField } from './fields/poster-field.tsx';
import { ReadOnlyField } from './fields/read-only-field.tsx';
import { ReferenceField } from './fields/reference-field.tsx';
import { RichTextField } from './fields/rich-text-field.tsx';
import { SwitchField } from './fields/switch-field.tsx';
import { LineField, ParagraphField } from './fields/text-field.tsx';
import { DayField, TimeField } from './fields/time-field.tsx';
import { VariantsField } from './fields/variants-field.tsx';
import { useForm } from './form-context.tsx';
import { referencedFolder } from './references.ts';

const fields: Readonly<Record<FieldKind, React.ComponentType<FieldProps>>> = {
  choice: ChoiceField,
  day: DayField,
  fixed: ReadOnlyField,
  image: ImageField,
  line: LineField,
  'link-target': LinkField,
  list: ListField,
  map: MapField,
  number: NumberField,
  object: ObjectField,
  paragraph: ParagraphField,
  'rich-text': RichTextField,
  'site-path': PathField,
  switch: SwitchField,
  time: TimeField,
  unknown: ReadOnlyField,
  variants: VariantsField,
};

/** Fields that the head of the screen shows, because the entry is found by them. */
const identity: readonly string[] = ['id', 'locale', 'updatedAt'];

/** The field of a value, by the kind of its schema. */
export function Field(place: FieldPlace) {
  const { form, value: root, change, entry } = useForm();
  const schema = resolve(place.schema, form);
  const value = valueAt(root, place.path);
  const props: FieldProps = { ...place, schema, value, change: (next) => change(place.path, next) };
  if (place.path.length === 1 && identity.includes(String(place.path[0]))) return null;
  const folder = referencedFolder(entry.folder, place.path);
  if (place.path.at(-1) === 'poster') return <PosterField {...props} />;
  if (folder === 'paths') return <PathField {...props} />;
  if (folder) return <ReferenceField {...props} folder={folder} />;
  const Kind = fields[isKept(schema, value) ? fieldKind(schema) : 'unknown'];
  return <Kind {...props} />;
}

/** Whether a value is of the type that its field edits; another one is shown as it is and kept. */
function isKept(schema: FieldSchema, value: Json | undefined): boolean {
  if (value === undefined || fieldKind(schema) === 'variants') return true;
  if (schema.type === 'object')
    return typeof value === 'object' && !Array.isArray(value) && value !== null;
  if (schema.type === 'array') return Array.isArray(value);
  if (schema.type === 'integer' || schema.type === 'number') return typeof value === 'number';
  if (schema.type === 'boolean' || schema.type === 'string') return typeof value === schema.type;
  return true;
}
