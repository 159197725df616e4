import { homePath, type RoutedSite } from '@plaza/routing';
import type { BrandColors } from '@plaza/ui-blocks/brand';
import { type SiteIcon, siteIcons } from '../../model/site-icons.ts';

export type ManifestInput = {
  readonly site: RoutedSite;
  /** Locale of the site's front page. */
  readonly locale: string;
  /** Description of the front page. */
  readonly description?: string | undefined;
  readonly colors: Pick<BrandColors, 'brand' | 'canvas'>;
};

/** Renders `manifest.webmanifest`, in the brand's colours. */
export function webManifest({ site, locale, description, colors }: ManifestInput): string {
  const home = homePath(site, locale);
  return JSON.stringify({
    id: home,
    name: site.displayName,
    short_name: site.displayName,
    description,
    lang: locale,
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: colors.brand,
    background_color: colors.canvas,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...Object.entries<SiteIcon>(siteIcons)
        .filter(([, { shape }]) => shape !== 'bleed')
        .map(([name, { size, shape }]) => ({
          src: `/${name}`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          ...(shape === 'maskable' && { purpose: 'maskable' }),
        })),
    ],
  });
}
