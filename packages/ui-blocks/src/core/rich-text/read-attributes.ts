import type { AttributeRule, Attributes } from '../../model/rich-text/rich-text-document.ts';
import { isRecord, ownProperty } from './own-property.ts';

/** The attributes a row knows, each read by its rule; all others are dropped. */
export function readAttributes(
  rules: Readonly<Record<string, AttributeRule>>,
  json: unknown,
): Attributes {
  const attrs: Record<string, string | number | boolean | undefined> = {};
  if (!isRecord(json)) return attrs;
  for (const name in rules) attrs[name] = rules[name]?.(ownProperty(json, name));
  return attrs;
}
