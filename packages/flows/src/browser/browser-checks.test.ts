import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldFacts } from '../core/fields/field-facts.ts';
import { FIELD_KINDS } from '../core/fields/field-kinds.ts';
import { FIELD_COUNTRIES } from '../model/field-countries.ts';
import type { Field, FieldKind } from '../model/flow.ts';
import { checkField } from './index.ts';

const kinds = Object.keys(FIELD_KINDS) as FieldKind[];

/** Near misses of every kind, whole ones, and anything. */
const raw = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  fc.stringMatching(/^[+(]?[\d ().,/-]{0,22}$/),
  fc.stringMatching(/^[A-Z]{0,4}\d{6,12}[A-Z]?\d?$/),
  fc.stringMatching(/^(ES|DE|NO)\d{13,24}$/),
  fc.stringMatching(/^[a-z]{1,5}@[a-z]{1,5}\.[a-z]{1,3}$/),
  fc.constantFrom(
    ...['', ' ', 'yes', 'no', 'a', 'b', '1', '2', '12345678Z', '196408233234', '+34612345678'],
    ...[
      'ES9121000418450200051332',
      'ES812100041845020005 13',
      '1.234,50',
      '3/5/1980',
      '2026-11-23',
    ],
  ),
);

const field: fc.Arbitrary<Field> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    optional: fc.boolean(),
    min: fc.option(fc.integer({ min: -5, max: 30 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 10, max: 5_000 }), { nil: undefined }),
  })
  .map(({ optional, min, max, kind }) => ({
    ...{ name: 'field', kind, options: ['a', 'b'], consentVersion: '1' },
    ...(optional && { optional }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }));

test('§5 what the browser refuses the server refuses with the same code, and both store the same', () => {
  fc.assert(
    fc.property(
      field,
      fc.oneof(raw, fc.array(raw, { maxLength: 3 })),
      fc.constantFrom(...Object.keys(FIELD_COUNTRIES), 'IE'),
      (asked, sent, country) => {
        const context = {
          country,
          locale: 'en',
          currency: 'EUR',
          today: '2026-11-22',
          answers: {},
        };
        // As the page gives them to the browser.
        const facts = JSON.parse(JSON.stringify(fieldFacts(context)));
        const browser = checkField(asked, sent, facts);
        const server = FIELD_KINDS[asked.kind].read(asked, sent, context);
        if ('code' in browser) expect(server).toMatchObject({ code: browser.code });
        else if ('value' in server && !['phone', 'email'].includes(asked.kind))
          expect(server.value).toEqual(browser.value);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('§6 what the form of a flow loads, the checks of all kinds and countries, is at most 2.7 kB gzip, without other code', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { checkField, holds } from './index.ts';`,
      resolveDir: import.meta.dirname,
    },
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', write: false },
    ...{ conditions: ['@plaza/source'], metafile: true },
  });
  const inputs = Object.keys(metafile.inputs);
  expect(
    inputs.filter((path) => /node_modules|field-countries|identity-numbers\.ts/.test(path)),
  ).toEqual([]);
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(size).toBeGreaterThan(1_500);
  expect(size).toBeLessThanOrEqual(2_700);
});
