import { storedNames, type Vendor, vendors } from '../src/index.ts';
import type { Said } from './vendor-page.ts';

/** Calls, requests and cookies of one vendor at one step of a history. */
export type Heard = { readonly title: string; readonly lines: readonly string[] };

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a request goes to one of a vendor's sources: a host, a subdomain, or a folder. */
function isOf(vendor: Vendor, url: string): boolean {
  const sources: readonly string[] = Object.values(vendors[vendor].sources).flat();
  return sources.some((source) =>
    new RegExp(`^${escaped(source).replace('*', '[^/]+')}`).test(url),
  );
}

/** Whether a cookie is declared for the vendor. */
function isStoredBy(vendor: Vendor, cookie: string): boolean {
  return storedNames(vendors[vendor]).some((name) =>
    new RegExp(`^${escaped(name).replaceAll('*', '.*')}$`).test(cookie),
  );
}

const clients: Readonly<Partial<Record<Vendor, string>>> = {
  google: '"google"',
  meta: '"facebook"',
  tiktok: '"tiktok"',
};

/** Replaces times of the run and the locale of the page. */
const plain = (text: string) =>
  text
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '<now>')
    .replace(/"locale":"[^"]*"/, '"locale":<of the page>');

/** The lines of one vendor at a step: its records and the cookies after it. */
export function linesOf(
  vendor: Vendor,
  said: readonly Said[],
  cookieNames: readonly string[],
): string[] {
  const of = (who: Said[0]) => said.filter(([name]) => name === who).map(([, what]) => what);
  const calls = of(vendor).map((call) => `  ${plain(call)}`);
  const requests = of('request').filter((url) => isOf(vendor, url));
  const posts = of('post').filter((text) => text.includes(clients[vendor] ?? 'nobody'));
  const stored = cookieNames.filter((name) => isStoredBy(vendor, name));
  return [
    ...calls,
    ...countSame(requests).map((url) => `  > GET ${url}`),
    ...posts.map((post) => `  > POST ${plain(post)}`),
    `  = cookies: ${stored.join(' ') || 'none'}`,
  ];
}

function countSame(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

/** A history of one vendor as text. A step without records is one line. */
export function writeHistory(steps: readonly Heard[]): string {
  let stored = '  = cookies: none';
  const written = steps.map(({ title, lines }) => {
    // Only changed cookies are listed.
    const news = lines.filter((line) => line !== stored);
    stored = lines.at(-1) ?? stored;
    return news.length > 0 ? [title, ...news].join('\n') : `${title}: nothing`;
  });
  return written.join('\n');
}

/** The transcript of a vendor: each history once, under the pages that share it. */
export function writeTranscript(
  vendor: Vendor,
  runs: readonly { readonly history: string; readonly page: string; readonly text: string }[],
): string {
  const sections = new Map<string, string[]>();
  for (const { history, page, text } of runs) {
    const key = `## ${history}\n%\n${text}`;
    sections.set(key, [...(sections.get(key) ?? []), page]);
  }
  const parts = [...sections].map(([key, pages]) => key.replace('%', `on ${pages.join(' | ')}\n`));
  const { origin } = new URL(vendors[vendor].sources['script-src'][0]);
  return `# ${vendor} (${origin})\n\n${parts.join('\n\n')}\n`;
}
