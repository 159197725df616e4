import { entryForm, type FieldSchema, fieldKind, resolve } from '../form/field-schema.ts';
import { isList, isObject, type Json, type JsonPath, valueAt } from '../json/json.ts';
import { labelOf } from '../texts/texts.ts';

/** A value that the table edits, in every product that has its place. */
export type PriceColumn = {
  readonly path: JsonPath;
  readonly label: string;
  /** Columns of one group are shown together: the product's own, or those of an item of a list. */
  readonly group: string;
  readonly kind: 'number' | 'time' | 'line';
  readonly isRequired: boolean;
};

/** What a product is and not what it costs; edited in its own form. */
const identity = new Set(
  'id slug locale kind productType name legalName provider providerId highlights conditions applyUrl partner referrer currency scheme regulator'.split(
    ' ',
  ),
);

const form = () => entryForm('products');

/** The kinds of products, such as `loan`. */
export const productKinds = (): string[] =>
  variants().flatMap(({ properties }) => {
    const kind = properties?.kind?.const;
    return typeof kind === 'string' ? [kind] : [];
  });

function variants(): FieldSchema[] {
  const { root } = form();
  const schema = resolve(root, form());
  return (schema.oneOf ?? schema.anyOf ?? []).map((each) => resolve(each, form()));
}

/**
 * The prices and terms of products of a kind: numbers, times and short texts, of lists as many items
 * as the longest has.
 */
export function priceColumns(kind: string, products: readonly Json[]): PriceColumn[] {
  const schema = variants().find(({ properties }) => properties?.kind?.const === kind);
  return schema ? columnsOf(schema, [], products) : [];
}

function columnsOf(schema: FieldSchema, path: JsonPath, products: readonly Json[]): PriceColumn[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, each]) => {
    if (identity.has(name)) return [];
    const field = resolve(each, form());
    const at = [...path, name];
    if (fieldKind(field) === 'object') return columnsOf(field, at, products);
    if (fieldKind(field) === 'list') return itemColumns(field, at, products);
    const kind = cellKind(field);
    return kind ? [{ ...placeOf(at), kind, isRequired: required.includes(name) }] : [];
  });
}

function itemColumns(list: FieldSchema, path: JsonPath, products: readonly Json[]) {
  const item = resolve(list.items ?? {}, form());
  if (fieldKind(item) !== 'object') return [];
  const lengths = products.map((product) => {
    const items = valueAt(product, path);
    return isList(items) ? items.length : 0;
  });
  return Array.from({ length: Math.max(0, ...lengths) }, (_, index) =>
    columnsOf(item, [...path, index], products),
  ).flat();
}

function cellKind(field: FieldSchema): PriceColumn['kind'] | undefined {
  const kind = fieldKind(field);
  return kind === 'number' || kind === 'time' || kind === 'line' ? kind : undefined;
}

/** `offers.1.fees.0.amount` is “Fees 1 amount” of the group “Offers 2”. */
function placeOf(path: JsonPath): Pick<PriceColumn, 'path' | 'label' | 'group'> {
  const first = path.findIndex((step) => typeof step === 'number');
  const words = (steps: JsonPath) =>
    labelOf(
      steps.map((step) => (typeof step === 'number' ? `${step + 1}` : spaced(step))).join(' '),
    );
  return {
    path,
    label: words(path.slice(first + 1)),
    group: first < 0 ? '' : words(path.slice(0, first + 1)),
  };
}

const spaced = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** Whether a product has the place of a column: the object around it. */
export const hasPlace = (product: Json, { path }: PriceColumn): boolean =>
  isObject(path.length > 1 ? valueAt(product, path.slice(0, -1)) : product);
