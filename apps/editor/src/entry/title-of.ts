import type { Json } from '../json/json.ts';
import { valueAt } from '../json/json.ts';

const names = ['title', 'heading', 'name', 'term', 'label'];

/** What people call an entry: its title, heading, name or term, otherwise its id. */
export function titleOf(value: Json, id: string): string {
  for (const name of names) {
    const found = valueAt(value, [name]);
    if (typeof found === 'string' && found !== '') return found;
  }
  return id;
}
