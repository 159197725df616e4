import { block, doc, link, node, p, text } from '../editor-json.ts';
import type { RichTextFixture } from './rich-text-fixture.ts';

/** Addresses as written, and as they reach the page; undefined where only words do. */
const ADDRESSES: readonly [written: unknown, link?: string, image?: string][] = [
  ['https://a.example/b?c=1#d', 'https://a.example/b?c=1#d', 'https://a.example/b?c=1#d'],
  ['HTTP://a.example', 'HTTP://a.example', 'HTTP://a.example'],
  ['/100-euros/', '/100-euros/', '/100-euros/'],
  ['#ofertas', '#ofertas', '#ofertas'],
  ['?q=a:b', '?q=a:b', '?q=a:b'],
  ['//a.example/', '//a.example/', '//a.example/'],
  ['/a?b=1&c="2"', '/a?b=1&amp;c=&quot;2&quot;', '/a?b=1&amp;c=&quot;2&quot;'],
  [
    '/"><script>alert(1)</script>',
    '/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    '/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
  [' \u0001/x \n', '/x', '/x'],
  ['ht\ntps://a.example', 'https://a.example', 'https://a.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+34911222333', 'tel:+34911222333'],
  ['sms:+34911222333', 'sms:+34911222333'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  [' \u0000\u001fjavascript:alert(1)'],
  ['java\tscr\nipt\r:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['data:image/svg+xml,<svg onload=alert(1)>'],
  ['vbscript:x'],
  ['blob:https://a.example/1'],
  ['file:///etc/passwd'],
  ['intent://x'],
  [''],
  [7],
  [{ href: '/x' }],
];

const links = ADDRESSES.map(
  ([written, href]): RichTextFixture => ({
    name: `a link to ${JSON.stringify(written)}`,
    document: doc(p(text('w', { type: 'link', attrs: { href: written } }))),
    html: href === undefined ? '<p>w</p>' : `<p><a href="${href}">w</a></p>`,
  }),
);

const images = ADDRESSES.map(
  ([written, , src]): RichTextFixture => ({
    name: `an image from ${JSON.stringify(written)}`,
    document: doc(p(block('image', { src: written, alt: 'Un olivo' }))),
    html:
      src === undefined
        ? '<p>Un olivo</p>'
        : `<p><img src="${src}" alt="Un olivo" loading="lazy"/></p>`,
  }),
);

/** What else a link may say, and what of it stays. */
const LINK_ATTRIBUTES: readonly [attrs: Record<string, unknown>, attributes: string][] = [
  [{ target: '_blank' }, ' target="_blank" rel="noopener"'],
  [{ target: '_blank', rel: 'author' }, ' target="_blank" rel="author noopener"'],
  [{ target: '_blank', rel: 'nofollow evil"' }, ' target="_blank" rel="nofollow noopener"'],
  [{ target: '_blank', rel: 'NOOPENER' }, ' target="_blank" rel="noopener"'],
  [{ rel: 'sponsored nofollow sponsored' }, ' rel="sponsored nofollow"'],
  [{ rel: 'stylesheet' }, ''],
  [{ title: 'a "b" <c>' }, ' title="a &quot;b&quot; &lt;c&gt;"'],
  [{ target: 'frame', onclick: 'alert(1)', style: 'color:red', class: 'x', id: 'y' }, ''],
  [{ constructor: 'x', toString: 'y' }, ''],
];

const linkAttributes = LINK_ATTRIBUTES.map(
  ([attrs, attributes]): RichTextFixture => ({
    name: `a link with ${JSON.stringify(attrs)}`,
    document: doc(p(text('w', link('/x', attrs)))),
    html: `<p><a href="/x"${attributes}>w</a></p>`,
  }),
);

/** What a heading may be called, so that links lead to it. */
const ANCHORS: readonly [written: unknown, id?: string][] = [
  ['tu-eleccion', 'tu-eleccion'],
  ['paso-2', 'paso-2'],
  ['content'],
  ['document'],
  ['Tu-Eleccion'],
  ['tu eleccion'],
  ['-tu-eleccion'],
  ['tu--eleccion'],
  ['a-"onclick="x'],
  [`a-${'b'.repeat(63)}`],
  [7],
];

const anchors = ANCHORS.map(
  ([written, id]): RichTextFixture => ({
    name: `a heading called ${JSON.stringify(written)}`,
    document: doc({ ...node('heading', 'h'), attrs: { level: 2, id: written } }),
    html: id === undefined ? '<h2>h</h2>' : `<h2 id="${id}">h</h2>`,
  }),
);

/** Links and images by their address: what a browser would read as a script never arrives. */
export const addressFixtures: readonly RichTextFixture[] = [
  ...links,
  ...images,
  ...linkAttributes,
  ...anchors,
];
