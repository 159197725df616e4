import type { JsonPath } from '../json/json.ts';
import { fieldId } from './form-context.tsx';

/** The event by which a rich text selects a node of its document. */
export const REACH_NODE = 'plaza:reach-node';

/**
 * Moves the focus to the nearest field of a path: a value in a closed block has the field around it,
 * a value in rich text its node.
 *
 * @returns whether there is such a field
 */
export function focusField(path: JsonPath): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(path.slice(0, length)));
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    field.dispatchEvent(new CustomEvent(REACH_NODE, { detail: path.slice(length) }));
    return true;
  }
  return false;
}
