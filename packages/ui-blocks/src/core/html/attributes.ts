import type { HostProps } from '../../model/rich-text/sink.ts';
import { escapeHtml } from './escape.ts';

/** React's prop names that HTML spells differently. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
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
const NOT_ATTRIBUTES: ReadonlySet<string> = new Set(['children', 'key', 'ref']);

/** Attributes as HTML writes them, each with a space before it; the names come from our own components. */
export function attributesToHtml(props: HostProps): string {
  let html = '';
  for (const name in props) {
    const value = props[name];
    if (value === undefined || value === null || NOT_ATTRIBUTES.has(name)) continue;
    html += attributeToHtml(name, value);
  }
  return html;
}

function attributeToHtml(name: string, value: string | number | boolean): string {
  const attribute = Object.hasOwn(ATTRIBUTE_NAMES, name) ? ATTRIBUTE_NAMES[name] : name;
  if (typeof value !== 'boolean') return ` ${attribute}="${escapeHtml(String(value))}"`;
  if (/^(aria|data)-/.test(name)) return ` ${attribute}="${value}"`;
  return value ? ` ${attribute}=""` : '';
}
