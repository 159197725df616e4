const ENGLISH = /\b(?:the|and|with|your|you|this|for|from|of|are|which|that)\b/i;
const SPANISH =
  /\b(?:el|la|los|las|de|del|un|una|que|y|en|con|por|para|al|se|te|tu|tus|no|a|su|o|si|lo|ya|este)\b/i;
const LEFTOVERS = /[Ll]orem|ipsum|\bTODO\b|\bTBD\b|xxx|undefined|\[object|\bNaN\b|\$\{/;

/** What keeps a line from being finished Spanish; undefined when nothing does. Short lines may be names. */
export function spanishFault(line: string): string | undefined {
  if (LEFTOVERS.test(line)) return 'leftover';
  if (ENGLISH.test(line)) return 'English words';
  if (line.split(/\s+/).length > 6 && !SPANISH.test(line)) return 'no Spanish words';
  return undefined;
}
