import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';

const image = { src: '/sello.png', alt: 'Sello', width: 120, height: 60 };
const shown = (loading: string) =>
  `<picture class="pz-img"><img alt="Sello" width="120" height="60" loading="${loading}" decoding="async" src="/sello.png"/></picture>`;

export const imgComponentFixtures: readonly BlockFixture[] = [
  { name: 'least', attrs: image, html: shown('lazy') },
  {
    name: 'at once',
    kind: 'full',
    attrs: { ...image, lazy: false, quality: 100 },
    html: shown('eager'),
  },
  { name: 'unsafe address: its words', attrs: { ...image, src: 'data:,x' }, html: 'Sello' },
  { name: 'no words', attrs: { ...image, alt: undefined }, error: 'ImgComponent: alt: ' },
  { name: 'too high', attrs: { ...image, height: 656 }, error: 'ImgComponent: height: Too big' },
  {
    name: 'quality above 100',
    attrs: { ...image, quality: 101 },
    error: 'ImgComponent: quality: ',
  },
  {
    name: 'lazy that is no boolean',
    attrs: { ...image, lazy: 'no' },
    error: 'ImgComponent: lazy: ',
  },
  {
    name: 'smallest, without words, worst quality',
    kind: 'empty',
    attrs: { ...image, alt: '', width: 1, height: 1, quality: 0 },
    html: '<picture class="pz-img"><img alt="" width="1" height="1" loading="lazy" decoding="async" src="/sello.png"/></picture>',
  },
  {
    name: 'of the greatest height',
    attrs: { ...image, height: 655 },
    html: '<picture class="pz-img"><img alt="Sello" width="120" height="655" loading="lazy" decoding="async" src="/sello.png"/></picture>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { ...image, alt: words },
    html: `<picture class="pz-img"><img alt="${html}" width="120" height="60" loading="lazy" decoding="async" src="/sello.png"/></picture>`,
  })),
  { name: 'no width at all', attrs: { ...image, width: 0 }, error: 'ImgComponent: width: ' },
  { name: 'no height at all', attrs: { ...image, height: 0 }, error: 'ImgComponent: height: ' },
  {
    name: 'quality below 0',
    attrs: { ...image, quality: -1 },
    error: 'ImgComponent: quality: ',
  },
];
