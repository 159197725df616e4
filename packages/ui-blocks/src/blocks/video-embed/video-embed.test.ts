import { expect, test } from 'vitest';
import type { ImageRequest } from '../../model/image.ts';
import { block, doc } from '../../testing/editor-json.ts';
import { documentToHtml, documentToText } from '../documents.ts';

const attrs = { videoId: 'aqz-KE-bpKQ', title: 'Cómo leer la TAE', poster: ' /tae.jpg' };

test('§2.6 a poster of content comes from where the page fetches its images', () => {
  const requests: ImageRequest[] = [];
  const imageSource = (request: ImageRequest) => {
    requests.push(request);
    return { src: '/o?w=1120' };
  };
  const html = documentToHtml(doc(block('VideoEmbed', attrs)), { context: { imageSource } });
  expect(html).toContain('src="/o?w=1120"');
  expect(requests).toEqual([{ src: '/tae.jpg', width: 1120, height: 630, quality: 80 }]);
});

test('§2.6 the link is called as the page says', () => {
  const context = { videoLabel: (title: string) => `Reproducir: ${title}` };
  const html = documentToHtml(doc(block('VideoEmbed', attrs)), { context });
  expect(html).toContain('aria-label="Reproducir: Cómo leer la TAE"');
  expect(html).toContain('data-video-title="Cómo leer la TAE"');
});

test('the words of a video are its title', () => {
  expect(documentToText(doc(block('VideoEmbed', attrs)))).toBe('Cómo leer la TAE');
});
