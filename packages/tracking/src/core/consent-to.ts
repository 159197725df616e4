import type { Consent, OptionalCategory } from '@plaza/consent';

/**
 * How a visitor stands to a category: consent is `given`, `open` while they or somebody else may
 * still give it, or `denied`, and then nothing of it may lie in the browser or wait there.
 */
export function consentTo(
  { allowed, decision, needsPrompt, isPending }: Consent,
  category: OptionalCategory,
): 'given' | 'open' | 'denied' {
  if (allowed[category]) return 'given';
  // Who is asked again for one category has not been asked for what they had refused before.
  const isAsked = needsPrompt && (!decision.givenAt || decision[category]);
  return isAsked || isPending ? 'open' : 'denied';
}
