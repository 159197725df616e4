import { defineSite, findMarket } from '@plaza/routing';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createErrorPage } from './error-page.tsx';
import { ofPath } from './of-path.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = (locale: string, home: string) => ({
  ...{ locale, home },
  texts: {
    'server-error-heading': `heading ${locale}`,
    'server-error-text': 'text',
    'server-error-action': 'action',
  },
});
const spanish = texts('es-ES', '/es/');
const pages = { '': spanish, es: spanish, fi: texts('fi-FI', '/fi/') };
const ErrorPage = createErrorPage(pages);

describe('§8 the client-side error page', () => {
  it.each([
    ['/fi/nope/', 'fi-FI', '/fi/'],
    ['/FI', 'fi-FI', '/fi/'],
    ['/es/lp/', 'es-ES', '/es/'],
    ['/', 'es-ES', '/es/'],
    ['/constructor/', 'es-ES', '/es/'],
  ])('on %s speaks %s and leads to %s', async (path, locale, home) => {
    const window = new Window({ url: `https://olivar.example${path}` });
    const { document, location } = window;
    for (const [name, value] of Object.entries({ window, document, location }))
      vi.stubGlobal(name, value);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('reportError', () => undefined);
    const root = createRoot(document as unknown as Document);
    await act(() => root.render(<ErrorPage error={new Error('broken')} />));
    expect(document.documentElement.lang).toBe(locale);
    expect(document.querySelector('h1')?.textContent).toBe(`heading ${locale}`);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(home);
    await act(() => root.unmount());
  });

  it('is in the language of the default country when rendered by the server', () => {
    const html = renderToStaticMarkup(<ErrorPage error={undefined} />);
    expect(html).toContain('<html lang="es-ES"');
    expect(html).toContain('heading es-ES');
  });

  it('§2.2 uses the same country as routing for any path', () => {
    const site = defineSite({
      ...{ id: 1, url: 'https://plaza.example', displayName: 'Plaza', productType: 1 },
      countries: ['ES', { country: 'FI', languages: [{ locale: 'sv-FI', pathPrefix: 'fi-sv' }] }],
    });
    const byPrefix = {
      '': 'es-ES',
      ...Object.fromEntries(site.markets.map(({ pathPrefix, locale }) => [pathPrefix, locale])),
    };
    const segment = fc.oneof(
      fc.constantFrom('fi', 'FI', 'fi-sv', 'es', 'Es', '__proto__', ''),
      fc.webSegment(),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 3 }), (segments) => {
        const path = `/${segments.join('/')}`;
        expect(ofPath(byPrefix, path)).toBe(findMarket(site, path)?.locale);
      }),
    );
  });
});
