import { describe, expect, it } from 'vitest';

/** Tests of the image optimizer, for a file that has a running fixture. */
export function testImageOptimizer(running: () => { url: string }): void {
  const optimize = (source: string, accept = 'image/avif,image/webp,*/*', quality = 80) =>
    fetch(`${running().url}/_next/image?url=${encodeURIComponent(source)}&w=672&q=${quality}`, {
      headers: { accept },
    });

  describe('§3.4, §9 the image optimizer', () => {
    it.each([
      ['image/avif,image/webp,*/*', 'image/webp'],
      ['image/avif', 'image/png'],
      ['*/*', 'image/png'],
    ])('accept %s: %s, smaller than the original and never AVIF', async (accept, type) => {
      const response = await optimize('/images/campo.png', accept);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('vary')).toContain('Accept');
      const original = await fetch(`${running().url}/images/campo.png`);
      const size = async (answer: Response) => (await answer.arrayBuffer()).byteLength;
      if (type === 'image/webp') expect(await size(response)).toBeLessThan(await size(original));
    });

    it.each([0, 1, 57, 79, 80, 100])('§5 accepts quality %i', async (quality) => {
      const response = await optimize('/images/campo.png', 'image/webp', quality);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    });

    it.each([-1, 101, 0.5])('§5 rejects quality %d', async (quality) => {
      expect((await optimize('/images/campo.png', 'image/webp', quality)).status).toBe(400);
    });

    it.each(['/images/sello.svg', '/favicon.ico', 'https://foreign.example/images/campo.png'])(
      'rejects %s',
      async (source) => {
        expect((await optimize(source)).status).toBe(400);
      },
    );
  });
}
