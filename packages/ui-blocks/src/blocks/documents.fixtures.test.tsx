import { describe, expect, test } from 'vitest';
import { RichText } from '../react/rich-text/rich-text.tsx';
import { reactHtml } from '../testing/react-html.ts';
import { richTextFixtures } from '../testing/rich-text/rich-text-fixtures.ts';
import { documentToHtml } from './documents.ts';

describe('§2.6 rich text, case by case', () => {
  test.each(richTextFixtures)('$name', ({ document, mode, html, error }) => {
    if (error !== undefined) {
      expect(() => documentToHtml(document, { mode })).toThrow(error);
    } else {
      expect(documentToHtml(document, { mode })).toBe(html);
      expect(reactHtml(<RichText document={document} mode={mode} />)).toBe(html);
    }
  });
});
