import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS } from './document-issues.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';

function nested(depth: number): object {
  let node: object = { type: 'text', text: 'deep' };
  for (let level = 1; level < depth; level += 1) node = { type: 'paragraph', content: [node] };
  return { type: 'doc', content: [node] };
}

function issuesOf(document: unknown): string[] {
  const { error } = richTextDocumentSchema.safeParse(document);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const wide = { type: 'doc', content: Array.from({ length: 2001 }, () => ({ type: 'a' })) };
const long = {
  type: 'doc',
  content: [{ type: 'text', text: 'x'.repeat(DOCUMENT_LIMITS.characters) }],
};
const items = Array.from({ length: DOCUMENT_LIMITS.values }, () => ({}));
const crowded = { type: 'doc', content: [{ type: 'a', attrs: { items } }] };

describe('§3.4, §5 a rich-text document', () => {
  test('may be empty', () => {
    expect(issuesOf({ type: 'doc', content: [] })).toEqual([]);
  });

  test.each([
    ['without a type', { content: [] }, 'type: Invalid content'],
    ['of another type', { type: 'paragraph', content: [] }, 'type: Invalid content'],
    [
      'with an untyped node',
      { type: 'doc', content: [{ type: 'a', content: [{}] }] },
      'content.0.content.0: Invalid content',
    ],
    [
      'with an untyped mark',
      { type: 'doc', content: [{ type: 'a', marks: [{ type: 1 }] }] },
      'content.0.marks.0: Invalid content',
    ],
    [
      'with an inherited type',
      { type: 'doc', content: [{ type: 'a', content: [Object.create({ type: 'b' })] }] },
      'content.0.content.0: Invalid content',
    ],
    [
      'with a text for a node',
      { type: 'doc', content: [{ type: 'a', content: ['b'] }] },
      'content.0.content.0: Invalid content',
    ],
    ['too wide', wide, 'content: Too big: expected array to have <=2000 items'],
    ['too long', long, 'content.0.type: Document is too long'],
    ['too crowded', crowded, /^content\.0\.attrs.*: Document has too many nodes$/],
    [
      'with __proto__',
      JSON.parse('{"type":"doc","content":[{"type":"a","attrs":{"__proto__":{}}}]}'),
      'content.0.attrs: Key __proto__ is not allowed',
    ],
  ])('rejects %s', (_, document, issue) => {
    expect(issuesOf(document)).toEqual([expect.stringMatching(issue)]);
  });

  test('may nest at most 100 nodes deep', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (depth) => {
        expect(richTextDocumentSchema.safeParse(nested(depth)).success).toBe(depth <= 100);
      }),
    );
  });

  test.each([10_000, 200_000])('rejects a nesting of %i without overflowing the stack', (depth) => {
    expect(issuesOf(nested(depth))).toEqual([expect.stringMatching('nested too deeply')]);
  });

  test('limits nested arrays in attributes', () => {
    const attrs = JSON.parse(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`);
    const document = { type: 'doc', content: [{ type: 'a', attrs }] };
    expect(issuesOf(document)).toEqual([expect.stringMatching('nested too deeply')]);
  });

  test('never throws for JSON values, and returns valid documents unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const document = { type: 'doc', content: [{ type: 'block', attrs: { value } }] };
        const result = richTextDocumentSchema.safeParse(document);
        if (result.success) expect(result.data).toEqual(document);
      }),
    );
  });
});
