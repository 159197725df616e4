import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defineSite } from '@plaza/routing';
import { describe, expect, it } from 'vitest';
import { readBusyPages } from './read-busy-pages.ts';

const currency = { name: 'EUR' };
const country = (id: number, locale: `${string}-${string}`, pathPrefix?: string) => ({
  ...{ id, locale, phoneCode: '34', currency },
  ...(pathPrefix && { pathPrefix }),
});
const site = defineSite({
  id: 75,
  url: 'https://plaza.example',
  displayName: 'Plaza & <Co>',
  productType: 1,
  countries: [country(13, 'es-ES'), country(1, 'sv-SE', 'se'), country(2, 'es-MX', 'mx')],
});
const noApp = join(import.meta.dirname, 'no-app');

describe('pages for visitors who are turned away', () => {
  it('are in the language of the path, whatever follows its prefix', async () => {
    const page = await readBusyPages(site, noApp);
    const langOf = (path: string) => /<html lang="([^"]+)"/.exec(page(path)?.html ?? '')?.[1];
    expect(['/', '/se', '/se/', '/SE/x/?a=/mx/', '/mx/a/', '/sea/', '//se/'].map(langOf)).toEqual([
      'es-ES',
      'sv-SE',
      'sv-SE',
      'sv-SE',
      'es-MX',
      'es-ES',
      'es-ES',
    ]);
    expect(page('/se/')?.html).toContain('Just nu är det för många besökare');
    expect(page('/se/')?.html).toContain('Plaza &#38; &#60;Co&#62;');
  });

  it('are whole in one small answer that its policy allows', async () => {
    const page = (await readBusyPages(site, noApp))('/');
    const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(page?.html ?? '') ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(page?.policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page?.html).not.toMatch(/<(?:script|link|img)|style=/);
    expect(Buffer.byteLength(page?.html ?? '')).toBeLessThan(1_200);
  });
});
