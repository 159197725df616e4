import { PICTURES } from '@plaza/contract';
import { hasDots } from '../has-dots.ts';
import type { Access } from './preview-access.ts';

/** Files of the build, and pictures, which are of the whole website. */
const isFile = (path: string) =>
  path.startsWith('/_next/static/') ||
  path.startsWith('/_next/image/') ||
  path === '/_next/image' ||
  path.startsWith('/_plaza/') ||
  path.startsWith(`/${PICTURES}/`) ||
  /^\/[\w-]+\.(?:ico|png|svg)$/.test(path);

/** First segments of a site that are no page's; their answers can be of any locale. */
const noPages = ['_next', '_not-found', 'api', 'consent-dialog', 'error-pages', 'files', 'go'];

/** What the search of a locale knows. */
const searchFile = /^\/files\/search\/([\w-]+)\.json$/;

/**
 * Whether somebody may be shown an address of a preview: pages of the locales of their grants, and
 * files that have no words. The instance and its cache are shared, so what may not be shown is not
 * asked for at all; a spelling that the site might read as another address is not either.
 *
 * @param url path and query of the request
 */
export function isShown({ locales }: Pick<Access, 'locales'>, url: string): boolean {
  if (!locales) return true;
  const [path = ''] = url.split(/[?#]/, 1);
  const [, first] = /^\/([\w-]*)(?:\/|$)/.exec(path) ?? [];
  if (hasDots(path) || /[\\;]|\/\//.test(path)) return false;
  if (isFile(path)) return true;
  if (first === undefined) return false;
  const [, searched] = searchFile.exec(path) ?? [];
  if (searched !== undefined)
    return locales.some(({ locale, isGranted }) => isGranted && locale === searched);
  const segment = first.toLowerCase();
  const named = locales.filter(
    ({ locale, pathPrefix }) => (pathPrefix || '/') === segment || locale.toLowerCase() === segment,
  );
  if (named.length > 0) return named.every(({ isGranted }) => isGranted);
  const isPage = !noPages.includes(segment);
  return isPage && locales.some(({ pathPrefix, isGranted }) => isGranted && pathPrefix === '');
}
