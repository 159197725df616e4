import { href, LinkError } from '@plaza/routing';
import type { ScreenProps } from '../screen.ts';

/**
 * The public address of a path below the country prefix; undefined if the site has no such page,
 * for example because it was removed a moment ago.
 */
export function pageLink(
  { app, match }: Pick<ScreenProps, 'app' | 'match'>,
  path: string | undefined,
  hash?: string,
): string | undefined {
  if (path === undefined) return undefined;
  try {
    return href(app.site, { locale: match.locale, path, ...(hash && { hash }) });
  } catch (error) {
    if (error instanceof LinkError) return undefined;
    throw error;
  }
}
