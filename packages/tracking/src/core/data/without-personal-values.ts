import { fieldRows } from './collect-state.ts';

/** A name as people may write it: `Email`, `e-mail` and `email[]` are `email`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** By any of its names, since links are written by people. */
const personalNames = new Set(
  fieldRows.flatMap(([field, { cookie, aliases, isPersonal }]) =>
    isPersonal ? [field, cookie, ...aliases].map(plain) : [],
  ),
);

/** What stands between the parameters of an address: of a path, and of a query or a fragment. */
const IN_PATH = /([/;&])/;
const AFTER_PATH = /([&;?#])/;

/**
 * Returns an address without what tells who the visitor is, be it in its query, in its fragment or
 * among parameters in its path (`/lp;email=…`); everything else stays as it is written, in its place.
 *
 * @param address from its path on: `/lp/?email=…#top`
 * @returns the same text when it holds nothing personal
 */
export function withoutPersonalValues(address: string): string {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return clean(path, IN_PATH) + clean(query, AFTER_PATH) + clean(fragment, AFTER_PATH);
}

/** @param text with what it begins with: `/`, `?` or `#`; empty when nothing follows that any more */
function clean(text: string, separators: RegExp): string {
  const parts = text.slice(1).split(separators);
  const kept: string[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    if (isPersonal(part)) continue;
    if (kept.length > 0) kept.push(parts[index - 1] ?? '');
    kept.push(part);
  }
  if (kept.length === parts.length) return text;
  const start = text.charAt(0);
  return kept.length > 0 || start === '/' ? start + kept.join('') : '';
}

function isPersonal(part: string): boolean {
  const [[name, value] = ['', '']] = new URLSearchParams(part);
  return value !== '' && personalNames.has(plain(name));
}
