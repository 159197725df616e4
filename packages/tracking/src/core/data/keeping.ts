import type { Consent, OptionalCategory } from '@plaza/consent';

/**
 * Whether what belongs to a category is kept in the browser: `yes`, `not yet` while the visitor or
 * somebody else may still say so, or `no`, and then nothing of it may lie there.
 */
export function keeping(
  { allowed, mustChoose, isPending }: Consent,
  category: OptionalCategory,
): 'yes' | 'not yet' | 'no' {
  if (allowed[category]) return 'yes';
  return mustChoose || isPending ? 'not yet' : 'no';
}
