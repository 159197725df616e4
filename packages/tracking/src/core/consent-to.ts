import type { Consent, OptionalCategory } from '@plaza/consent';

/**
 * The consent to a category: `given`, `open` while it may still be given, or `denied`; then nothing
 * of the category may be stored or queued.
 */
export function consentTo(
  { allowed, decision, needsPrompt, isPending }: Consent,
  category: OptionalCategory,
): 'given' | 'open' | 'denied' {
  if (allowed[category]) return 'given';
  // A prompt for changed declarations does not cover categories that were refused before.
  const isPrompted = needsPrompt && (!decision.givenAt || decision[category]);
  return isPrompted || isPending ? 'open' : 'denied';
}
