type Value = string | number | boolean | undefined;

/** The `rel` of a link; one that opens a new window has `noopener`. */
export function relForTarget(rel: Value, target: Value): string | undefined {
  const tokens = typeof rel === 'string' && rel !== '' ? rel.split(' ') : [];
  if (target === '_blank' && !tokens.includes('noopener')) tokens.push('noopener');
  return tokens.length > 0 ? tokens.join(' ') : undefined;
}
