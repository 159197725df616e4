import type { IssueCode } from '../../model/field-issue.ts';
import type { Checked } from './checked.ts';

type Range = readonly [min: number, max: number, below: IssueCode, above: IssueCode];

/** @param value the answer whose size is `size` */
export function within(value: string, size: number, [min, max, below, above]: Range): Checked {
  const code = size < min ? below : size > max && above;
  return code ? { code, read: value } : { value };
}
