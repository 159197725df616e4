import { expect, test } from 'vitest';
import { withoutScriptPreloads } from './link-header.ts';

const style = '</_next/static/a.css>; rel=preload; as="style"';
const font = '</_next/static/f,1.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
const script = '</_next/static/b.js>; rel=preload; as="script"; fetchPriority="low"';
const module = '</_next/static/c.js>; rel="modulepreload"';

test.each([
  ['nothing to drop', `${style}, ${font}`, `${style}, ${font}`],
  ['a script between', `${style}, ${script}, ${font}`, `${style}, ${font}`],
  ['a module', `${module}, ${font}`, font],
  ['a list of headers', [style, script], style],
  ['scripts only', `${script}, ${module}`, undefined],
])('design §3.3 the Link header loses script preloads: %s', (_, link, kept) => {
  const headers = withoutScriptPreloads({ link, 'x-next-cache-tags': 'content' });
  expect(headers).toEqual({ ...(kept && { link: kept }), 'x-next-cache-tags': 'content' });
});
