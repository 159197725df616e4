import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import { describe, expect, test } from 'vitest';
import { isList, isObject, type Json, type JsonPath } from '../json/json.ts';
import { isRichText } from '../rich-text/codec.ts';
import {
  BLOCK_NAMES,
  blockForm,
  entryForm,
  type FieldSchema,
  type FormSchema,
  fieldKind,
  isBlockName,
  resolve,
} from './field-schema.ts';
import { initialValue, variantOf } from './initial-value.ts';

const apps = join(import.meta.dirname, '../../..');

type Seen = { readonly kinds: Set<string>; readonly missing: string[] };

/** Walks a value along its form, and lists what no field edits. */
function walk(
  value: Json,
  schema: FieldSchema,
  place: { form: FormSchema; path: JsonPath; seen: Seen },
) {
  const { form, path, seen } = place;
  const field = resolve(schema, form);
  const kind = fieldKind(field);
  seen.kinds.add(kind);
  const at = (step: string | number, child: Json, of: FieldSchema | undefined) =>
    of
      ? walk(child, of, { ...place, path: [...path, step] })
      : seen.missing.push([...path, step].join('.'));
  if (kind === 'rich-text') return walkBlocks(value, place);
  if (kind === 'unknown') seen.missing.push(path.join('.'));
  if (kind === 'variants') return walk(value, variantOf(field, value, form).variant, place);
  if (isList(value)) for (const [index, child] of value.entries()) at(index, child, field.items);
  if (isObject(value))
    for (const [name, child] of Object.entries(value)) {
      const map = field.additionalProperties;
      at(name, child, kind === 'map' ? (map as FieldSchema) : field.properties?.[name]);
    }
  return undefined;
}

function walkBlocks(value: Json, place: { path: JsonPath; seen: Seen }): void {
  if (isList(value)) for (const child of value) walkBlocks(child, place);
  if (!isObject(value)) return;
  if (isBlockName(value.type)) {
    const form = blockForm(value.type);
    const path = [...place.path, value.type];
    if (value.attrs) walk(value.attrs, form.root, { form, path, seen: place.seen });
  } else if (value.content) walkBlocks(value.content, place);
}

test('every value of every entry of every site has a field, in entries and in blocks', () => {
  const seen: Seen = { kinds: new Set(), missing: [] };
  for (const name of globSync('*/content/*/**/*.json', { cwd: apps })) {
    const folder = name.split('/')[2] as ContentFolder;
    if (!(folder in CONTENT_FOLDERS)) continue;
    const form = entryForm(folder);
    const value = JSON.parse(readFileSync(join(apps, name), 'utf8')) as Json;
    walk(value, form.root, { form, path: [relative(apps, name)], seen });
  }
  expect(seen.missing).toEqual([]);
  expect([...seen.kinds].sort()).toEqual(
    expect.arrayContaining(['choice', 'line', 'list', 'map', 'object', 'paragraph']),
  );
});

describe('a new value', () => {
  test.each(Object.keys(CONTENT_FOLDERS) as ContentFolder[])(
    'of %s has what is required',
    (folder) => {
      const form = entryForm(folder);
      const value = initialValue(form.root, form);
      const { root } = form;
      const { required = [] } = resolve(root, form);
      for (const name of required) expect(value).toHaveProperty(name);
    },
  );

  test.each(BLOCK_NAMES)('of a %s is an object', (name) => {
    const form = blockForm(name);
    expect(isObject(initialValue(form.root, form))).toBe(true);
  });
});

test('kinds of fields follow from the schemas', () => {
  const pages = entryForm('pages');
  const page = resolve(pages.root, pages);
  const kindOf = (name: string) => fieldKind(resolve(page.properties?.[name] ?? {}, pages));
  expect(kindOf('body')).toBe('rich-text');
  expect(kindOf('path')).toBe('site-path');
  expect(kindOf('image')).toBe('image');
  expect(kindOf('publishedAt')).toBe('time');
  expect(kindOf('lead')).toBe('paragraph');
  const steps = blockForm('StepsBlock');
  const step = resolve(steps.root.properties?.steps?.items ?? {}, steps);
  expect(fieldKind(step.properties?.text ?? {})).toBe('rich-text');
  expect(isRichText(initialValue(step.properties?.text ?? {}, steps))).toBe(true);
});
