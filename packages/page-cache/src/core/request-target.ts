/** The path of a request whose target cannot be read: no route begins with an underscore. */
export const unreadablePath = '/_unreadable/';

/** Scheme and authority of an absolute-form target (RFC 9112 §3.2.2). */
const authority = /^[a-z][a-z0-9+.-]*:\/\/[^/\\?#]*/i;

/**
 * Path and query of a request line: the path can be decoded, and no authority precedes it.
 *
 * @param target e.g. `/lp/?gclid=1`, `http://site.example/lp/`, `*`
 * @param hiddenFolder folder of `app/` that no path leads to, even with dot segments
 * @returns `unreadablePath`, which does not exist, for anything that is not a path of a page
 */
export function localTarget(target: string, hiddenFolder?: string): string {
  const local = target.replace(authority, '');
  const rooted = local !== target && /^(?:$|[?#])/.test(local) ? `/${local}` : local;
  if (!rooted.startsWith('/') && !rooted.startsWith('\\')) return unreadablePath;
  return isReadable(rooted, hiddenFolder) ? rooted : unreadablePath;
}

/**
 * The same, beginning with exactly one slash: another host's name after two of them is not ours to
 * repeat, since Next writes targets into the `Location` of its redirects.
 *
 * @param target as `localTarget` returns it
 */
export const rootedTarget = (target: string): string => target.replace(/^[/\\]+/, '/');

/** Browsers drop tabs and line breaks in addresses, so that `/\t/evil.example` is another site. */
const printable = /^[!-~\u0080-\uffff]*$/;

/** No dot segments, escapes or repeated slashes: what is almost every path need not be parsed. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

function isReadable(target: string, hiddenFolder: string | undefined): boolean {
  if (!printable.test(target)) return false;
  const [path = ''] = target.split(/[?#]/, 1);
  if (plainPath.test(path)) return path.split('/', 2)[1] !== hiddenFolder;
  try {
    decodeURIComponent(path);
    const { pathname } = new URL(path.replace(/^[/\\]+/, '/'), 'http://site.invalid');
    return (
      hiddenFolder === undefined || firstSegment(decodeURIComponent(pathname)) !== hiddenFolder
    );
  } catch {
    return false;
  }
}

const firstSegment = (path: string) => /^\/+([^/]*)/.exec(path)?.[1];
