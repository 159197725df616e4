import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nearestName } from './nearest-name.ts';
import { plainIssue } from './plain-issue.ts';

const schema = z.object({
  title: z.string().min(2).max(5),
  kind: z.enum(['ProductList', 'ProductListStatic', 'Contact']),
  count: z.int().min(3).max(9),
  items: z.array(z.string()).min(1),
  link: z.url(),
  at: z.iso.datetime(),
  text: z.union([z.string(), z.object({ type: z.string() })]),
  part: z.discriminatedUnion('type', [
    z.object({ type: z.literal('loan') }),
    z.object({ type: z.literal('card'), fee: z.number() }),
  ]),
  own: z.string().refine((value) => value === 'x', 'is not x, the only one'),
});

const good = {
  ...{ title: 'abc', kind: 'Contact', count: 4, items: ['a'], link: 'https://a.example' },
  ...{ at: '2026-11-22T09:00:00Z', text: 'a', part: { type: 'card', fee: 1 }, own: 'x' },
};

function issuesOf(input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.map((issue) => `${issue.path.join('.')} ${plainIssue(issue, input)}`);
}

describe('an issue in plain words', () => {
  test.each<[object, string]>([
    [{ title: undefined }, 'title is missing'],
    [{ title: undefined, titel: 'abc' }, 'title is missing; is titel a misspelling of it?'],
    [{ title: 7 }, 'title must be a text, but is 7'],
    [{ title: null }, 'title must be a text, but is null'],
    [{ title: 'a' }, 'title needs at least 2 characters, but has 1'],
    [{ title: 'abcdef' }, 'title needs at most 5 characters, but has 6'],
    [
      { kind: 'ProductListStatik' },
      'kind must be one of ProductList, ProductListStatic, Contact, but is “ProductListStatik”; did you mean ProductListStatic?',
    ],
    [{ count: 1.5 }, 'count must be a whole number, but is 1.5'],
    [{ count: 12 }, 'count must be at most 9, but is 12'],
    [{ items: [] }, 'items needs at least 1 entries, but has 0'],
    [{ items: 'a' }, 'items must be a list, but is a text'],
    [{ link: 'a' }, 'link is “a”, which is not an address, such as https://site.example/'],
    [{ at: 'a' }, 'at is “a”, which is not a date with time, such as 2026-11-22T09:00:00Z'],
    [{ text: 7 }, 'text must be a text or an object, but is 7'],
    [
      { part: { type: 'loans' } },
      'part.type must be one of loan, card, but is “loans”; did you mean loan?',
    ],
    [{ part: { type: 'card' } }, 'part.fee is missing'],
    [{ own: 'y' }, 'own is not x, the only one'],
  ])('%j: %s', (change, message) => {
    expect(issuesOf({ ...good, ...change })).toEqual([message]);
  });

  test('is written for anything that a file may hold', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (part, own) => {
        for (const message of [...issuesOf(part), ...issuesOf({ ...good, part, own })])
          expect(message).not.toMatch(/Invalid|undefined/);
      }),
    );
  });
});

describe('the nearest name', () => {
  const known = ['ImageBlock', 'InformationBlock', 'FinanceOverviewBlock', 'Faq'];
  test.each([
    ['ImagBlock', 'ImageBlock'],
    ['imageblock', 'ImageBlock'],
    ['InformationsBlock', 'InformationBlock'],
    ['FinanceOverview', 'FinanceOverviewBlock'],
    ['FAQ', 'Faq'],
    ['Carousel', undefined],
    ['', undefined],
  ])('of %s is %s', (name, nearest) => {
    expect(nearestName(name, known)).toBe(nearest);
  });
});
