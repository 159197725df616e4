import { expect, test } from 'vitest';
import { block, doc, p } from '../../testing/editor-json.ts';
import { documentToText } from '../documents.ts';

test('§2.6 the words around it stay one line of an excerpt', () => {
  const image = block('ImgComponent', { src: '/a.png', alt: 'x', width: 1, height: 1 });
  expect(documentToText(doc(p('Con ', image, 'sello.')))).toBe('Con sello.');
});

test('§2.6 an unreadable mark is reported at the image', () => {
  const attrs = { src: '/a.png', alt: 'x', width: 1, height: 1 };
  const marked = { ...block('ImgComponent', attrs), marks: [{ type: 'blink' }] };
  expect(() => documentToText(doc(p(marked)))).toThrow('missing handler: mark blink');
});
