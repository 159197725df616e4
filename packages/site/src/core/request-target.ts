import { errorPagesFolder } from '../model/error-pages.ts';
import { imageTarget } from './image-target.ts';

/** Where a request goes whose target cannot be read: no route begins with an underscore. */
export const unreadablePath = '/_unreadable/';

/** Scheme and authority of an absolute-form target (RFC 9112 §3.2.2). */
const authority = /^[a-z][a-z0-9+.-]*:\/\/[^/\\?#]*/i;

/**
 * Path and query of a request line, as they came: the path can be decoded, and no authority stands
 * before it.
 *
 * @param target e.g. `/lp/?gclid=1`, `http://site.example/lp/`, `*`
 * @returns `unreadablePath`, which is not there, for what is no path of a page
 */
export function localTarget(target: string): string {
  const local = target.replace(authority, '');
  const rooted = local !== target && /^(?:$|[?#])/.test(local) ? `/${local}` : local;
  if (!rooted.startsWith('/') && !rooted.startsWith('\\')) return unreadablePath;
  return isReadable(rooted) ? rooted : unreadablePath;
}

/**
 * The same, beginning with exactly one slash: another host's name after two of them is not ours to
 * repeat, since Next writes targets into the `Location` of its redirects.
 */
export function requestTarget(target: string): string {
  return imageTarget(localTarget(target).replace(/^[/\\]+/, '/'));
}

/** Browsers drop tabs and line breaks in addresses, so that `/\t/evil.example` is another site. */
const printable = /^[!-~\u0080-\uffff]*$/;

/** Folder of the app that no path leads to, dot segments or not. */
const hidden = new RegExp(`^/+${errorPagesFolder}(?:/|$)`);

function isReadable(target: string): boolean {
  if (!printable.test(target)) return false;
  const [path = ''] = target.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    const { pathname } = new URL(path.replace(/^[/\\]+/, '/'), 'http://site.invalid');
    return !hidden.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
