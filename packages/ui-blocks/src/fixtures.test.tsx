import { HtmlValidate } from 'html-validate';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { publishedFixtures } from '../build/build-fixtures.ts';
import { documentToHtml } from './blocks/documents.ts';
import { BLOCKS } from './blocks/registry.ts';
import { RichText } from './react/rich-text/rich-text.tsx';
import { reactHtml } from './testing/react-html.ts';

/** The cases as consumers of the file read them. */
const fixtures: Awaited<ReturnType<typeof publishedFixtures>> = JSON.parse(
  JSON.stringify(await publishedFixtures()),
);
const rendered = fixtures.filter(({ html }) => html !== undefined);

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe('§2.6 fixtures.json', () => {
  test('holds at least 300 cases, of every block and of rich text', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(300);
    const blocks = new Set(fixtures.map(({ block }) => block));
    expect([...blocks].sort()).toEqual([...Object.keys(BLOCKS), 'RichText'].sort());
  });

  test('names each case of a block once, and gives it HTML or an error', () => {
    const names = fixtures.map(({ block, name }) => `${block}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { html, error } of fixtures) expect([html, error]).toContain(undefined);
    for (const { html, error } of fixtures) expect(typeof (html ?? error)).toBe('string');
  });

  test.each(fixtures)('$block: $name', ({ document, mode, context, html, error }) => {
    const options = { mode, context };
    if (error !== undefined) {
      expect(() => documentToHtml(document, options)).toThrow(error);
    } else {
      expect(documentToHtml(document, options)).toBe(html);
      expect(reactHtml(<RichText document={document} {...options} />)).toBe(html);
    }
  });

  test.each(rendered)('$block: $name is valid HTML', async ({ html = '' }) => {
    const errors: string[] = [];
    parseFragment(html, { onParseError: ({ code }) => errors.push(code) });
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect([...errors, ...messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)]).toEqual(
      [],
    );
  });
});
