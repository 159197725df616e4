import { NO_PROPS } from '../../model/rich-text/renderer.ts';
import type { AttributeRule, Attributes } from '../../model/rich-text/rich-text-document.ts';
import { isRecord, ownProperty } from './own-property.ts';

/** The attributes of a row, each read by its rule; others are dropped. */
export function readAttributes(
  rules: Readonly<Record<string, AttributeRule>>,
  json: unknown,
): Attributes {
  if (rules === NO_RULES || !isRecord(json)) return NO_PROPS;
  const attrs: Record<string, string | number | boolean | undefined> = {};
  for (const name in rules) {
    const value = ownProperty(json, name);
    attrs[name] = value === undefined ? undefined : rules[name]?.(value);
  }
  return attrs;
}

/** The rules of a row without attributes. */
export const NO_RULES: Readonly<Record<string, AttributeRule>> = Object.freeze({});
