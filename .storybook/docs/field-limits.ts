import type { SchemaField } from '@plaza/ui-blocks/testing/schema-fields';

const UNITS: Partial<Record<SchemaField['type'], string>> = { string: 'character', list: 'item' };

/** From five digits on: years are limits too. */
const { format } = new Intl.NumberFormat('en', { useGrouping: 'min2' });

type Limited = Pick<SchemaField, 'min' | 'max' | 'above' | 'type'>;

/** What a field may hold, in words: `1 to 200 characters`. */
export function fieldLimits({ min, max, above, type }: Limited): string {
  const unit = UNITS[type];
  const of = (count: number) => (unit ? ` ${unit}${count === 1 ? '' : 's'}` : '');
  if (above !== undefined) {
    const most = max === undefined ? '' : `, at most ${format(max)}`;
    return `more than ${format(above)}${most}`;
  }
  if (min === undefined && max === undefined) return '–';
  if (max === undefined) return `at least ${format(min ?? 0)}${of(min ?? 0)}`;
  if (min === undefined) return `at most ${format(max)}${of(max)}`;
  return min === max ? `${format(max)}${of(max)}` : `${format(min)} to ${format(max)}${of(max)}`;
}
