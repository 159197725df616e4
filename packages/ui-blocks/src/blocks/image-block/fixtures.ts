import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';

const image = { src: '/olivar.jpg', alt: 'Un olivar', width: 800, height: 450 };
const shown = (attributes: string) =>
  `<picture class="pz-image-block"><img ${attributes} decoding="async" src="/olivar.jpg"/></picture>`;

export const imageBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'least',
    attrs: image,
    html: shown('alt="Un olivar" width="800" height="450" loading="lazy"'),
  },
  {
    name: 'eager, decorative, of the greatest height',
    kind: 'full',
    attrs: { ...image, alt: '', height: 655, loading: 'eager', quality: 100 },
    html: shown('alt="" width="800" height="655" loading="eager"'),
  },
  {
    name: 'worst quality',
    attrs: { ...image, quality: 0 },
    html: shown('alt="Un olivar" width="800" height="450" loading="lazy"'),
  },
  {
    name: 'unsafe address: its words',
    attrs: { ...image, src: 'javascript:alert(1)' },
    html: 'Un olivar',
  },
  { name: 'no width', attrs: { ...image, width: undefined }, error: 'ImageBlock: width: ' },
  { name: 'no height', attrs: { ...image, height: undefined }, error: 'ImageBlock: height: ' },
  { name: 'no height at all', attrs: { ...image, height: 0 }, error: 'ImageBlock: height: ' },
  { name: 'too high', attrs: { ...image, height: 656 }, error: 'ImageBlock: height: Too big' },
  { name: 'half a pixel', attrs: { ...image, width: 80.5 }, error: 'ImageBlock: width: ' },
  { name: 'quality above 100', attrs: { ...image, quality: 101 }, error: 'ImageBlock: quality: ' },
  { name: 'quality below 0', attrs: { ...image, quality: -1 }, error: 'ImageBlock: quality: ' },
  {
    name: 'loading out of the list',
    attrs: { ...image, loading: 'auto' },
    error: 'ImageBlock: loading: ',
  },
  {
    name: 'smallest, without words',
    kind: 'empty',
    attrs: { ...image, alt: '', width: 1, height: 1 },
    html: shown('alt="" width="1" height="1" loading="lazy"'),
  },
  ...awkwardTexts((words, html) => ({
    attrs: { ...image, alt: words },
    html: shown(`alt="${html}" width="800" height="450" loading="lazy"`),
  })),
  { name: 'no width at all', attrs: { ...image, width: 0 }, error: 'ImageBlock: width: ' },
];
