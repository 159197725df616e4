import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../blocks/documents.ts';
import type { RichTextError } from '../../model/rich-text/rich-text-error.ts';

const problemsOf = (json: unknown) => {
  const problems: RichTextError[] = [];
  parseDocument(json, { mode: 'page', onProblem: (problem) => problems.push(problem) });
  return problems.map(({ message }) => message);
};
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('§2.6 a fault says where it is', () => {
  it('also after others that were passed over, at other depths', () => {
    const items = [doc(paragraph({ type: 'no' })), doc({ type: 'nor' })];
    const attrs = { items: items.map((question) => ({ question, answer: 'words' })) };
    const faq = { type: 'Faq', attrs };
    const marked = { type: 'text', text: 'a', marks: [{ type: 'bold' }, { type: 'wavy' }] };
    expect(
      problemsOf(doc(paragraph({ type: 'text' }, marked), faq, { type: 'Faq', attrs: 1 }, 'text')),
    ).toEqual([
      expect.stringMatching(/content\.0\.content\.0\b/),
      expect.stringMatching(/content\.0\.content\.1\.marks\.1\b/),
      expect.stringMatching(/content\.1\.attrs\.items\.0\.question\.content\.0\.content\.0\b/),
      expect.stringMatching(/content\.1\.attrs\.items\.1\.question\.content\.0\b/),
      expect.stringMatching(/content\.2\b/),
      expect.stringMatching(/content\.3\b/),
    ]);
  });

  it('counts levels anew after a document that was too deep', () => {
    let deep: unknown = { type: 'text', text: 'deep' };
    for (let level = 0; level < 120; level += 1) deep = { type: 'blockquote', content: [deep] };
    const problems = problemsOf(doc(deep, deep, paragraph({ type: 'text', text: 'a' })));
    expect(problems).toHaveLength(2);
    for (const problem of problems) expect(problem).toContain('over 100 levels deep');
  });
});

describe('§3.4 a node has its own fields alone', () => {
  const inherited = Object.create({ type: 'text', text: 'inherited' });

  it('not those of its prototype', () => {
    expect(problemsOf(doc(paragraph(inherited)))).toEqual([expect.stringContaining('no type')]);
  });

  it('not those that something has given to every object', () => {
    const polluted: object = Object.prototype;
    Reflect.set(polluted, 'marks', [{ type: 'link', attrs: { href: 'https://evil.example' } }]);
    Reflect.set(polluted, 'text', 'evil');
    try {
      expect(problemsOf(doc(paragraph({ type: 'text' })))).toHaveLength(1);
      const { content } = parseDocument(doc({ type: 'image', attrs: { src: '/a.png' } }));
      expect(content[0]).toMatchObject({ type: 'image', marks: [] });
    } finally {
      Reflect.deleteProperty(polluted, 'marks');
      Reflect.deleteProperty(polluted, 'text');
    }
  });

  it('read from an object without a prototype as well', () => {
    const bare = Object.assign(Object.create(null), { type: 'text', text: 'bare' });
    expect(parseDocument(doc(paragraph(bare))).content).toMatchObject([
      { content: [{ text: 'bare' }] },
    ]);
  });
});
