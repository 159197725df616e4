import { expect, test } from 'vitest';
import type { ImageRequest } from '../../model/image.ts';
import { block, doc } from '../../testing/editor-json.ts';
import { documentToHtml } from '../documents.ts';

const attrs = { src: ' /olivar.jpg\n', alt: 'Un olivar', width: 800, height: 450, quality: 60 };
const html = (requests: ImageRequest[], nested = false) => {
  const image = block('ImageBlock', attrs);
  const json = nested ? doc(block('BasicBlock', { text: doc(image) })) : doc(image);
  return documentToHtml(json, {
    context: {
      imageSource: (request) => {
        requests.push(request);
        return { src: '/o?w=800', srcSet: '/o?w=800 1x, /o?w=1600 2x', sizes: '100vw' };
      },
    },
  });
};

test('§3.4 ImageBlock takes its addresses from the context', () => {
  const requests: ImageRequest[] = [];
  expect(html(requests)).toBe(
    '<picture class="pz-image-block"><img alt="Un olivar" width="800" height="450" loading="lazy" decoding="async" sizes="100vw" srcset="/o?w=800 1x, /o?w=1600 2x" src="/o?w=800"/></picture>',
  );
  expect(requests).toEqual([{ src: '/olivar.jpg', width: 800, height: 450, quality: 60 }]);
});

test('the context reaches a block inside a block', () => {
  expect(html([], true)).toContain('src="/o?w=800"');
});

test('content cannot provide any of the context', () => {
  const image = block('ImageBlock', { ...attrs, imageSource: 'x', className: 'y' });
  expect(documentToHtml(doc(image))).toContain('<picture class="pz-image-block">');
});
