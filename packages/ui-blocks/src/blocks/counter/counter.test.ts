import { expect, test } from 'vitest';
import { block, doc } from '../../testing/editor-json.ts';
import { documentToHtml } from '../documents.ts';

test.each([
  ['es-ES', 1234567.5, '1.234.567,5'],
  ['en-US', 1234567.5, '1,234,567.5'],
  ['es-ES', 0, '0'],
])('§3.4 a page in %s writes %d as %s, at any depth', (locale, count, shown) => {
  const json = doc(block('BasicBlock', { text: doc(block('Counter', { count })) }));
  const formatCount = new Intl.NumberFormat(locale).format;
  expect(documentToHtml(json, { context: { formatCount } })).toContain(
    `<data value="${count}">${shown}</data>`,
  );
});
