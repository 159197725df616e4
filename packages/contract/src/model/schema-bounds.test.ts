import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { EDITOR_ACCOUNT_OPERATIONS, EDITOR_OPERATIONS } from '../editor/operations.ts';
import { APPLICATIONS } from './application-operations.ts';
import { COMMANDS } from './commands.ts';
import { CONTENT_FOLDERS } from './content-folders.ts';
import { problemSchema } from './problem.ts';
import { RESOURCES } from './resources.ts';
import { SEARCH } from './search.ts';
import { websiteSchema } from './website.ts';

const schemas: [string, z.ZodType][] = [
  ...Object.entries(RESOURCES).flatMap(([name, row]): [string, z.ZodType][] => [
    [`${name} response`, row.response],
    [`${name} query`, row.query],
    [`${name} params`, row.params],
  ]),
  ...Object.entries(CONTENT_FOLDERS).map(([name, row]): [string, z.ZodType] => [name, row.schema]),
  ...Object.entries(COMMANDS).map(([name, row]): [string, z.ZodType] => [`${name} body`, row.body]),
  ['impression response', COMMANDS.impression.response],
  ['contact message response', COMMANDS.contactMessage.response],
  ...Object.entries(APPLICATIONS).flatMap(([name, row]): [string, z.ZodType][] => [
    [`application ${name} response`, row.response],
    ...('body' in row ? [[`application ${name} body`, row.body] as [string, z.ZodType]] : []),
  ]),
  ...Object.entries({ ...EDITOR_OPERATIONS, ...EDITOR_ACCOUNT_OPERATIONS }).flatMap(
    ([name, row]): [string, z.ZodType][] =>
      (['params', 'query', 'body', 'response'] as const).flatMap((part) =>
        part in row ? [[`editor ${name} ${part}`, row[part as 'response']]] : [],
      ),
  ),
  ['problem', problemSchema],
  ['search query', SEARCH.query],
  ['search response', SEARCH.response],
  ['website', websiteSchema],
];

type JsonSchema = { [key: string]: unknown };

/** Paths of unbounded strings and arrays in a JSON schema. */
function unbounded(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, enum: values, const: value, maxLength, maxItems } = schema as JsonSchema;
  const isOpenText = type === 'string' && !values && value === undefined && maxLength === undefined;
  const isOpenList = type === 'array' && maxItems === undefined;
  const here = isOpenText || isOpenList ? [path] : [];
  return [
    ...here,
    ...Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${path}/${key}`)),
  ];
}

describe.each(schemas)('§7 %s', (_, schema) => {
  test.each(['input', 'output'] as const)('has a JSON schema of its %s', (io) => {
    const isQuery = schema instanceof z.ZodObject && 'locale' in schema.shape && io === 'output';
    // Queries are only parsed: their output has no JSON form.
    const options = { io, unrepresentable: isQuery ? 'any' : 'throw' } as const;
    expect(z.toJSONSchema(schema, options)).toHaveProperty('$schema');
  });

  test('bounds every string and every array', () => {
    expect(unbounded(z.toJSONSchema(schema, { io: 'input' }))).toEqual([]);
  });
});
