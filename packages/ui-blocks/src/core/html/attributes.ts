import type { HostProps } from '../../model/rich-text/renderer.ts';
import { escapeHtml } from './escape.ts';

/** React's prop names that HTML spells differently. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  textAnchor: 'text-anchor',
  colSpan: 'colspan',
  dateTime: 'datetime',
  defaultChecked: 'checked',
  fetchPriority: 'fetchpriority',
  htmlFor: 'for',
  rowSpan: 'rowspan',
  srcSet: 'srcset',
  tabIndex: 'tabindex',
};

/** Props that React itself consumes. */
const NOT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'children',
  'key',
  'ref',
  'suppressHydrationWarning',
]);

interface Attribute {
  /** ` class="`; undefined for a prop that is not an attribute. */
  readonly start: string | undefined;
  /** Whether booleans are written as `true` and `false`. */
  readonly worded: boolean;
}

/** A cache by prop name; props come from our own components, never from content. */
const attributes = new Map<string, Attribute>();

/** Attributes as HTML, each after a space; the names come from our own components. */
export function attributesToHtml(props: HostProps): string {
  let html = '';
  for (const name in props) {
    const value = props[name];
    if (value !== undefined && value !== null) html += attributeToHtml(name, value);
  }
  return html;
}

function attributeToHtml(name: string, value: string | number | boolean): string {
  const { start, worded } = attributeOf(name);
  if (start === undefined) return '';
  if (typeof value === 'string') return `${start}${escapeHtml(value)}"`;
  if (typeof value === 'number' || worded) return `${start}${value}"`;
  return value ? `${start}"` : '';
}

function attributeOf(name: string): Attribute {
  const known = attributes.get(name);
  if (known) return known;
  const html = Object.hasOwn(ATTRIBUTE_NAMES, name) ? ATTRIBUTE_NAMES[name] : name;
  const start = NOT_ATTRIBUTES.has(name) ? undefined : ` ${html}="`;
  const attribute = { start, worded: /^(aria|data)-/.test(name) };
  attributes.set(name, attribute);
  return attribute;
}
