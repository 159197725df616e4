import type { Page } from '@plaza/contract';
import {
  absoluteHref,
  alternates,
  countPages,
  localSettings,
  type PageMatch,
  type PageType,
  type RoutedSite,
} from '@plaza/routing';
import { shareImageSize } from '../model/share-image.ts';
import { feedFormatNames, feedFormats } from './feeds/feed-formats.ts';
import { feedPath, mainList } from './feeds/feed-path.ts';
import { brandImageText, pageImageText } from './share-image/share-image.ts';
import { brandImagePath, pageImagePath } from './share-image/share-image-path.ts';

/** An image for social previews, with its absolute URL. */
type PreviewImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The page, and the credit warning shown in its image if it offers credit. */
export type HeadContent = { readonly page: Page; readonly warning: string };

/**
 * Title, description, robots, canonical, hreflang, icons and previews of a page (§2.4, §9), as
 * Next's `Metadata`. The URL of a generated image contains a hash of its text and changes with it.
 */
export function pageMetadata(site: RoutedSite, match: PageMatch, content: HeadContent) {
  const { title, description, noIndex, noFollow } = content.page.meta;
  const { locale, route } = match;
  const target = { locale, path: route.path };
  const canonical = absoluteHref(site, { ...target, page: match.page });
  // A list may have fewer pages in another language.
  const versions = match.page === 1 ? alternates(site, target) : [];
  const image = previewImage(site, match, content);
  return {
    title,
    description,
    robots: robots(noIndex, noFollow),
    ...neighbours(site, match),
    alternates: { canonical, ...languages(versions), ...feedLinks(site, match) },
    openGraph: {
      ...openGraphType(content.page),
      title,
      description,
      url: canonical,
      siteName: site.displayName,
      locale: locale.replaceAll('-', '_'),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image' as const,
      title,
      description,
      ...brandCard(site, locale, image),
    },
    ...siteIcons,
  };
}

/** An article has the times at which it was published and changed. */
function openGraphType({ pageType, publishedAt, updatedAt }: Page) {
  if (!publishedAt || !articlePageTypes.has(pageType)) return { type: 'website' as const };
  return { type: 'article' as const, publishedTime: publishedAt, modifiedTime: updatedAt };
}

const articlePageTypes: ReadonlySet<string> = new Set<PageType>([
  'Diary',
  'FeaturedArticle',
  'Post',
  'Review',
]);

/** Metadata of an error page: title and noindex. */
export function problemMetadata(site: RoutedSite, heading: string) {
  const title = `${heading} | ${site.displayName}`;
  return { title, robots: { index: false, follow: false }, ...siteIcons };
}

/** The pages before and after a page of a list. */
function neighbours(site: RoutedSite, match: PageMatch) {
  const { locale, route, page } = match;
  const linkTo = (to: number) => absoluteHref(site, { locale, path: route.path, page: to });
  const previous = page > 1 && { previous: linkTo(page - 1) };
  const next = page < countPages(site, match) && { next: linkTo(page + 1) };
  return previous || next ? { pagination: { ...previous, ...next } } : {};
}

/** Indexed pages allow previews with a large image. */
function robots(noIndex: boolean, noFollow: boolean) {
  const preview = noIndex ? {} : { 'max-image-preview': 'large' as const };
  return { index: !noIndex, follow: !noFollow, ...preview };
}

/** Icons and manifest of the site. */
const siteIcons = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: [{ url: '/apple-touch-icon.png', sizes: '180x180' }],
  },
  manifest: '/manifest.webmanifest',
};

/** The image of the content if it has the preview size (§9), or else the generated one. */
export function previewImage(
  site: RoutedSite,
  match: PageMatch,
  content: HeadContent,
): PreviewImage {
  const { image } = content.page.meta;
  const { width, height } = shareImageSize;
  if (image && image.width === width && image.height === height)
    return { url: new URL(image.src, site.url).href, width, height, alt: image.alt };
  const text = pageImageText(site, content);
  const alt = [text.title, text.warning].filter(Boolean).join('. ');
  return { url: site.url + pageImagePath(match, text), width, height, alt };
}

/** Twitter card with the brand's account and image, if it has an account (§9). */
function brandCard(site: RoutedSite, locale: string, image: PreviewImage) {
  const account = localSettings(site, locale).social?.x;
  if (!account) return { images: [image] };
  const text = brandImageText(site);
  const own = { ...image, url: site.url + brandImagePath(text), alt: text.title };
  return { site: account, images: [own] };
}

function languages(versions: readonly { hreflang: string; href: string }[]) {
  if (versions.length === 0) return {};
  return { languages: Object.fromEntries(versions.map(({ hreflang, href }) => [hreflang, href])) };
}

/** A list of posts links its own feeds, any other page that of all posts of its language. */
function feedLinks(site: RoutedSite, { locale, route }: PageMatch) {
  const isList = route.pageType === 'PostList';
  const list = isList ? route : mainList(site, locale);
  if (!list) return {};
  const formats = isList ? feedFormatNames : (['rss'] as const);
  const links = formats.map((format) => {
    const { type } = feedFormats[format];
    return [type, [{ url: site.url + feedPath(site, list, format), title: site.displayName }]];
  });
  return { types: Object.fromEntries(links) as Record<string, { url: string; title: string }[]> };
}
