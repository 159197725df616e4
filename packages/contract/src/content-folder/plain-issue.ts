import type * as z from 'zod';
import { didYouMean, nearestName } from './nearest-name.ts';

type Issue = z.core.$ZodIssue;

/** The messages that zod writes itself; a schema's own are better than any of ours. */
const WRITTEN_BY_ZOD = /^(?:Invalid |Too (?:small|big)|Unrecognized key|Expected )/;

/**
 * What is wrong with a value, as the end of a sentence whose subject is its name: “is missing”, “must
 * be a text, but is a number”.
 *
 * @param input what was parsed, which the issue's path starts from
 */
export function plainIssue(issue: Issue, input: unknown): string {
  if (!WRITTEN_BY_ZOD.test(issue.message)) return issue.message;
  const value = valueAt(input, issue.path);
  if (value === undefined && issue.code !== 'unrecognized_keys') return missing(issue, input);
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${named(issue.expected)}, but is ${kindOf(value)}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String), value);
    case 'too_small':
      return `${measure(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}, but ${found(value)}`;
    case 'too_big':
      return `${measure(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}, but ${found(value)}`;
    case 'invalid_format':
      return `is ${shown(value)}, which is not ${formatName(issue)}`;
    case 'unrecognized_keys':
      return `has no property ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return unionIssue(issue, value);
    default:
      return issue.message;
  }
}

/** A field that is missing may be there under a misspelt name. */
function missing({ path }: Issue, input: unknown): string {
  const parent = valueAt(input, path.slice(0, -1));
  const name = String(path.at(-1) ?? '');
  const beside = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const near = nearestName(
    name,
    beside.filter((key) => key !== name),
  );
  return near === undefined ? 'is missing' : `is missing; is ${near} a misspelling of it?`;
}

function unionIssue(issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown): string {
  const { options } = issue as { options?: readonly unknown[] };
  if (options) return oneOf(options.map(String), value);
  const expected = issue.errors.flatMap(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? [named(first.expected)] : [],
  );
  return expected.length === issue.errors.length
    ? `must be ${[...new Set(expected)].join(' or ')}, but is ${kindOf(value)}`
    : 'has none of the forms that it may have';
}

function oneOf(known: readonly string[], value: unknown): string {
  const near = typeof value === 'string' ? didYouMean(value, known).trim() : '';
  const allowed = known.length === 1 ? known[0] : `one of ${known.join(', ')}`;
  return `must be ${allowed}, but is ${shown(value)}${near && `; ${near.replace('Did', 'did')}`}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

const NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

const named = (type: string) => (Object.hasOwn(NAMES, type) ? (NAMES[type] ?? type) : type);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : named(typeof value);
}

const measure = (origin: string) => (origin === 'number' || origin === 'int' ? 'must be' : 'needs');

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const unit = (origin: string) => UNITS[origin] ?? '';

function found(value: unknown): string {
  if (typeof value === 'string' || Array.isArray(value)) return `has ${value.length}`;
  return `is ${kindOf(value)}`;
}

/** A value on one line, cut where it is long. */
function shown(value: unknown): string {
  if (typeof value !== 'string') return kindOf(value);
  const line = value.replace(/\s+/g, ' ');
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a date with time, such as 2026-11-22T09:00:00Z',
  date: 'a date, such as 2026-11-22',
  email: 'an email address',
  url: 'an address, such as https://site.example/',
};

function formatName({ format, ...issue }: Extract<Issue, { code: 'invalid_format' }>): string {
  const pattern = 'pattern' in issue ? ` ${issue.pattern}` : '';
  return FORMATS[format] ?? `of the form${pattern || ` ${format}`}`;
}
