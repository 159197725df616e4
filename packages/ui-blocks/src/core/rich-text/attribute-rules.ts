import type { AttributeRule } from '../../model/rich-text/rich-text-document.ts';
import { safeMediaUrl, safeUrl } from '../safe-url.ts';

export const text: AttributeRule = (value) => (typeof value === 'string' ? value : undefined);
export const flag: AttributeRule = (value) => (typeof value === 'boolean' ? value : undefined);
export const linkUrl: AttributeRule = (value) => safeUrl(value);
export const mediaUrl: AttributeRule = (value) => safeMediaUrl(value);

/** One word that is valid in a class name. */
export const word: AttributeRule = (value) =>
  typeof value === 'string' && /^[\w+#.-]{1,40}$/.test(value) ? value : undefined;

/**
 * The id of a heading: words joined by hyphens. A single word could clash with an id of the page, or
 * with a global variable of a script.
 */
export const anchor: AttributeRule = (value) =>
  typeof value === 'string' && /^(?=.{3,64}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(value)
    ? value
    : undefined;

/** An integer within bounds; numeric strings count, since editors store sizes as both. */
export function integer(min: number, max: number): AttributeRule {
  return (value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    const fits = Number.isInteger(number) && (number as number) >= min && (number as number) <= max;
    return fits ? (number as number) : undefined;
  };
}

export function oneOf(...values: readonly string[]): AttributeRule {
  return (value) => values.find((candidate) => candidate === value);
}

/** Space-separated words of a `rel`, known ones only. */
export const rel: AttributeRule = (value) => {
  if (typeof value !== 'string') return undefined;
  const kept = value
    .toLowerCase()
    .split(/\s+/)
    .filter((token) => REL_TOKENS.has(token));
  return kept.length > 0 ? [...new Set(kept)].join(' ') : undefined;
};

const REL_TOKENS: ReadonlySet<string> = new Set(
  'alternate author external help license nofollow noopener noreferrer sponsored ugc'.split(' '),
);
