import { readBrandColors } from '@plaza/ui-blocks/brand';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShareImageText } from '../core/share-image/share-image.ts';
import { brandImageText, pageImageText } from '../core/share-image/share-image.ts';
import { shareImageSize } from '../model/share-image.ts';
import { ShareCard } from '../react/share-card.tsx';
import { sampleTokens, testFonts } from './brand.test.support.ts';
import { decodePng } from './decode-png.test.support.ts';
import { drawPng } from './draw-png.ts';

const colors = readBrandColors(sampleTokens, 'light');
const svg = (shapes: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${shapes}</svg>`;
/** An empty icon, so that every other pixel is text. */
const noIcon = svg('');
const site = { displayName: 'Olivar', url: 'https://olivar.example' };
const warning = 'Atención: tomar dinero prestado cuesta dinero';
afterEach(() => vi.unstubAllGlobals());

async function draw(text: ShareImageText, { palette = colors, icon = noIcon } = {}) {
  const requested: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    // Yoga and resvg are loaded from data URLs.
    if (address.startsWith('data:')) return fetch(address, init);
    requested.push(address);
    return Promise.reject(new Error('no network'));
  });
  const element = <ShareCard text={text} colors={palette} icon={icon} />;
  const pixels = decodePng(await drawPng({ element, ...shareImageSize, fonts: testFonts }));
  vi.unstubAllGlobals();
  expect(requested).toEqual([]);
  return pixels;
}

const pageText = (heading: string) =>
  pageImageText(site, { page: { heading, productList: { heading: '' } }, warning });

/** Whether a part of the image shows only the background. */
function isEmpty(pixels: Awaited<ReturnType<typeof draw>>, [x, y, width, height]: Box): boolean {
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1)
      if (distance(pixels.at(column, row), colors.brand) > 2) return false;
  return true;
}

/** The largest difference between two colours in any channel; blending rounds. */
function distance(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = [one, other].map((hex) => Buffer.from(hex.slice(1), 'hex'));
  return Math.max(...[0, 1, 2].map((i) => Math.abs((a?.[i] ?? 0) - (b?.[i] ?? 0))));
}

/** Blends one colour over another. */
function mix(over: string, under: string, opacity: number): string {
  const [a, b] = [over, under].map((hex) => Buffer.from(hex.slice(1), 'hex'));
  const channels = [0, 1, 2].map((i) => (a?.[i] ?? 0) * opacity + (b?.[i] ?? 0) * (1 - opacity));
  return `#${Buffer.from(channels.map(Math.round)).toString('hex')}`;
}

type Box = [x: number, y: number, width: number, height: number];

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

describe('§9 the social preview image', () => {
  it.each([
    'Préstamos de 100 €',
    'Préstamos de 100 a 1000 €, con todo su coste a la vista',
    'Rechtsschutzversicherungsgesellschaften vergleichen',
    `${long} `.repeat(5),
    'W'.repeat(200),
    'W '.repeat(100),
    'Łódź, Ängelholm, Șimleu, ő, ß, ẞ, Æ, “¿qué?” — 24,95 % ‘ok’…',
    '🎉 Ελλάδα Привет 你好 \u0007 \ud800 <b>&amp;</b>',
    '',
  ])('keeps %j within the margins, without network requests for glyphs', async (heading) => {
    const pixels = await draw(pageText(heading));
    expect([pixels.width, pixels.height]).toEqual([1200, 630]);
    expect(isEmpty(pixels, [1130, 0, 70, 630])).toBe(true);
    expect(isEmpty(pixels, [0, 0, 70, 630])).toBe(true);
    expect(isEmpty(pixels, [0, 0, 1200, 60])).toBe(true);
    expect(isEmpty(pixels, [0, 500, 1200, 8])).toBe(true);
    expect(isEmpty(pixels, [0, 575, 1200, 55])).toBe(true);
    expect(isEmpty(pixels, [70, 140, 1060, 360])).toBe(false);
  });

  it('draws every letter it claims to support', async () => {
    const letters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code));
    const drawable = letters.filter((letter) => pageText(`a${letter}`).title === `a${letter}`);
    expect(drawable.length).toBeGreaterThan(300);
    for (let at = 0; at < drawable.length; at += 90)
      await draw(pageText(drawable.slice(at, at + 90).join(' ')));
  });

  it('uses the brand’s colours, with the warning on its own background', async () => {
    const pixels = await draw(pageText('Préstamos de 100 €'));
    const used = new Set(
      Array.from({ length: 1200 * 630 }, (_, i) => pixels.at(i % 1200, Math.floor(i / 1200))),
    );
    for (const color of [colors.brand, colors['on-brand'], colors.canvas, colors.text])
      expect(used).toContain(color);
  });

  it.each([
    ['#e03030', '#1d1042'],
    ['#30e0e0', '#00382c'],
  ])('draws the site’s icon, small and large: %s on %s', async (color, brand) => {
    const icon = svg(`<path d="M0 0h1v1H0z" fill="${color}"/>`);
    const text = { ...pageText('Préstamos de 100 €'), siteName: 'Jacaranda' };
    const pixels = await draw(text, { palette: { ...colors, brand }, icon });
    expect(pixels.at(108, 100)).toBe(color);
    expect(distance(pixels.at(1190, 10), mix(color, brand, 0.22))).toBeLessThan(3);
    expect(pixels.at(10, 620)).toBe(brand);
  });

  it('shows the brand’s name on the brand image', async () => {
    expect(brandImageText(site)).toMatchObject({ title: 'Olivar', host: 'olivar.example' });
    expect(isEmpty(await draw(brandImageText(site)), [70, 250, 300, 150])).toBe(false);
  });
});
