import { fieldRows } from './collect-state.ts';

/** Normalizes a parameter name: `Email`, `e-mail` and `email[]` are `email`. */
const normalize = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** All names of personal fields; people write links by hand. */
const personalNames = new Set(
  fieldRows.flatMap(([field, { cookie, aliases, isPersonal }]) =>
    isPersonal ? [field, cookie, ...aliases].map(normalize) : [],
  ),
);

/** Separators of parameters in a path, and in a query or a fragment. */
const IN_PATH = /([/;&])/;
const AFTER_PATH = /([&;?#])/;

/**
 * Removes personal values from an address: from its query, its fragment and parameters in its path
 * (`/lp;email=…`). Everything else stays unchanged.
 *
 * @param address starting with the path: `/lp/?email=…#top`
 * @returns the same string if it has no personal values
 */
export function withoutPersonalValues(address: string): string {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return clean(path, IN_PATH) + clean(query, AFTER_PATH) + clean(fragment, AFTER_PATH);
}

/** @param text starting with `/`, `?` or `#`; becomes empty if nothing is left after `?` or `#` */
function clean(text: string, separators: RegExp): string {
  const parts = text.slice(1).split(separators);
  let kept: string | undefined;
  for (const [index, part] of parts.entries())
    if (index % 2 === 0 && !isPersonal(part))
      kept = kept === undefined ? part : kept + parts[index - 1] + part;
  const start = text.charAt(0);
  return kept === undefined && start !== '/' ? '' : start + (kept ?? '');
}

const isPersonal = (part: string): boolean =>
  [...new URLSearchParams(part)].some(
    ([name, value]) => value && personalNames.has(normalize(name)),
  );
