import { type BlockFixture, FIXTURE_KINDS } from './block-fixture.ts';
import type { SchemaField } from './schema-fields.ts';

/**
 * What no fixture of a block covers: a field, a value, a limit and a value beyond it, or a kind that
 * every block has. Empty when nothing is missing.
 */
export function missingFixtures(
  fields: readonly SchemaField[],
  fixtures: readonly BlockFixture[],
): string[] {
  const good = fixtures.filter(({ error }) => error === undefined).map(({ attrs }) => attrs);
  const bad = fixtures.filter(({ error }) => error !== undefined).map(({ attrs }) => attrs);
  const kinds = new Set(fixtures.map(({ kind }) => kind));
  const hasWords = fields.some(({ type }) => type === 'string' || type === 'rich text');
  return [
    ...FIXTURE_KINDS.filter(
      (kind) => !kinds.has(kind) && (hasWords || kind === 'empty' || kind === 'full'),
    ).map((kind) => `kind ${kind}`),
    ...missingOfFull(fields, fixtures),
    ...fields.flatMap((field) => missingOfField(field, { good, bad })),
  ];
}

/** The fullest fixture has every field, of its variant where there are some. */
function missingOfFull(
  fields: readonly SchemaField[],
  fixtures: readonly BlockFixture[],
): string[] {
  const full = fixtures.find(({ kind }) => kind === 'full');
  if (!full) return [];
  return fields
    .filter(({ path }) => valuesAt(full.attrs, path).length === 0)
    .map(({ path }) => `${path} in the full one`);
}

interface Examples {
  good: readonly object[];
  bad: readonly object[];
}

function missingOfField(field: SchemaField, { good, bad }: Examples): string[] {
  const shown = good.flatMap((attrs) => valuesAt(attrs, field.path));
  const refused = bad.flatMap((attrs) => valuesAt(attrs, field.path));
  const wanted: Record<string, boolean> = { [field.path]: shown.length > 0 };
  if (field.values) {
    const isOther = (value: unknown) => !field.values?.includes(String(value));
    wanted[`${field.path}: another value`] = refused.flat().some(isOther);
  }
  for (const value of choicesOf(field)) {
    wanted[`${field.path}: ${value}`] = shown.flat().includes(value) || value === field.default;
  }
  for (const limit of ['min', 'max'] as const) {
    const at = field[limit];
    if (at === undefined) continue;
    const beyond = limit === 'min' ? (size: number) => size < at : (size: number) => size > at;
    wanted[`${field.path} at its ${limit} of ${at}`] = shown.some((value) => sizeOf(value) === at);
    wanted[`${field.path} beyond its ${limit} of ${at}`] = refused.some((value) =>
      beyond(sizeOf(value)),
    );
  }
  return Object.keys(wanted).filter((name) => !wanted[name]);
}

function choicesOf({ type, values = [], required }: SchemaField): readonly unknown[] {
  if (type !== 'boolean') return values;
  // An optional flag is off when absent.
  return required ? [true, false] : [true];
}

/** All values at a path of a fixture's data, from every item of the lists on the way. */
function valuesAt(value: unknown, path: string): unknown[] {
  const steps = path.split(/\.|(?=\[\])/);
  const found = steps.reduce<unknown[]>(
    (values, step) =>
      values.flatMap((each) => {
        if (step === '[]') return Array.isArray(each) ? each : [];
        return typeof each === 'object' && each !== null ? [Reflect.get(each, step)] : [];
      }),
    [value],
  );
  return found.filter((each) => each !== undefined);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return Array.isArray(value) || typeof value === 'string' ? value.length : Number.NaN;
}
