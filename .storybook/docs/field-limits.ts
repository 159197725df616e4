import type { SchemaField } from '@plaza/ui-blocks/testing/schema-fields';

const UNITS: Partial<Record<SchemaField['type'], string>> = { string: 'character', list: 'item' };

/** From five digits on: years are limits too. */
const { format } = new Intl.NumberFormat('en', { useGrouping: 'min2' });

/** What a field may hold, in words: `1 to 200 characters`. */
export function fieldLimits({ min, max, type }: Pick<SchemaField, 'min' | 'max' | 'type'>): string {
  const unit = UNITS[type];
  const of = (count: number) => (unit ? ` ${unit}${count === 1 ? '' : 's'}` : '');
  if (min === undefined && max === undefined) return '–';
  if (max === undefined) return `at least ${format(min ?? 0)}${of(min ?? 0)}`;
  if (min === undefined) return `at most ${format(max)}${of(max)}`;
  return min === max ? `${format(max)}${of(max)}` : `${format(min)} to ${format(max)}${of(max)}`;
}
