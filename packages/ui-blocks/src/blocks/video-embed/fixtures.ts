import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';

const video = { videoId: 'aqz-KE-bpKQ', title: 'Cómo leer la TAE' };

const link = (query = { page: '', player: '' }) =>
  `<a class="pz-video__link" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ${query.page}" aria-label="Cómo leer la TAE" data-video="youtube" data-video-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0${query.player}" data-video-title="Cómo leer la TAE">`;
const play =
  '<svg class="pz-video__play" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="31"></circle><path d="M25 19v26l22-13z"></path></svg>';
const hostPoster =
  '<img class="pz-video__poster" alt="" width="480" height="360" loading="lazy" decoding="async" src="https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg" data-video-poster="https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg"/>';
const shown = (start: string, poster: string) =>
  `<figure class="pz-video"><div class="pz-video__frame">${start}${poster}${play}</a></div><figcaption class="pz-video__title">Cómo leer la TAE</figcaption></figure>`;

/** As `link`, called by other words. */
const called = (words: string) => link().replaceAll(video.title, words);
const ownPoster = (src: string) =>
  `<picture class="pz-video__poster"><img alt="" width="1120" height="630" loading="lazy" decoding="async" src="${src}"/></picture>`;

export const videoEmbedFixtures: readonly BlockFixture[] = [
  {
    name: 'least',
    kind: 'empty',
    attrs: video,
    html: shown(link(), hostPoster),
  },
  {
    name: 'all at once',
    kind: 'full',
    attrs: { ...video, provider: 'youtube', poster: '/tae.jpg', start: 90 },
    html: shown(link({ page: '&amp;t=90s', player: '&amp;start=90' }), ownPoster('/tae.jpg')),
  },
  { name: 'from the start', attrs: { ...video, start: 0 }, html: shown(link(), hostPoster) },
  ...awkwardTexts((words, html) => ({
    attrs: { ...video, title: words, poster: '/tae.jpg' },
    html: `<figure class="pz-video"><div class="pz-video__frame">${called(html)}${ownPoster('/tae.jpg')}${play}</a></div><figcaption class="pz-video__title">${html}</figcaption></figure>`,
  })),
  {
    name: 'poster of the host',
    attrs: { ...video, provider: 'youtube' },
    html: shown(link(), hostPoster),
  },
  {
    name: 'poster of its own',
    attrs: { ...video, poster: '/tae.jpg' },
    html: shown(link(), ownPoster('/tae.jpg')),
  },
  {
    name: 'from second 90',
    attrs: { ...video, start: 90 },
    html: shown(link({ page: '&amp;t=90s', player: '&amp;start=90' }), hostPoster),
  },
  {
    name: 'unsafe address of a poster: none, not the one of the host',
    attrs: { ...video, poster: 'javascript:alert(1)' },
    html: shown(link(), ''),
  },
  { name: 'no id', attrs: { title: 'x' }, error: 'VideoEmbed: videoId: ' },
  {
    name: 'an id that leads elsewhere',
    attrs: { ...video, videoId: '../../evil?' },
    error: 'VideoEmbed: videoId: Not a video id of youtube',
  },
  {
    name: 'an id with a line break after it',
    attrs: { ...video, videoId: 'aqz-KE-bpKQ\n' },
    error: 'VideoEmbed: videoId: Not a video id of youtube',
  },
  {
    name: 'an address in place of an id',
    attrs: { ...video, videoId: 'https://youtu.be/aqz-KE-bpKQ' },
    error: 'VideoEmbed: videoId: Not a video id of youtube',
  },
  { name: 'no title', attrs: { videoId: 'aqz-KE-bpKQ' }, error: 'VideoEmbed: title: ' },
  { name: 'a blank title', attrs: { ...video, title: ' ' }, error: 'VideoEmbed: title: ' },
  {
    name: 'a host that is not in the table',
    attrs: { ...video, provider: 'constructor' },
    error: 'VideoEmbed: provider: ',
  },
  { name: 'half a second', attrs: { ...video, start: 0.5 }, error: 'VideoEmbed: start: ' },
  {
    name: 'a second before the first',
    attrs: { ...video, start: -1 },
    error: 'VideoEmbed: start: ',
  },
  {
    name: 'a title of one letter',
    attrs: { ...video, title: 'A', poster: '/tae.jpg' },
    html: `<figure class="pz-video"><div class="pz-video__frame">${called('A')}${ownPoster('/tae.jpg')}${play}</a></div><figcaption class="pz-video__title">A</figcaption></figure>`,
  },
  { name: 'an empty title', attrs: { ...video, title: '' }, error: 'VideoEmbed: title: ' },
];
