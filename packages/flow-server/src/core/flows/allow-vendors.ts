/** Sources of a Content-Security-Policy by directive: `script-src`. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * Adds the sources of vendors to the policy of a page that was made without them: the last page of a
 * flow, where vendors are notified.
 */
export function allowVendors(headers: Headers, sources: PolicySources): void {
  const policy = headers.get('content-security-policy');
  if (policy === null) return;
  const added = new Map(Object.entries(sources));
  const directives = policy.split('; ').flatMap((directive) => {
    const [name = '', ...own] = directive.split(' ');
    // Nothing but the vendors' loader needs policies of Trusted Types.
    if (name === 'trusted-types') return [];
    const extra = (added.get(name) ?? []).filter((source) => !own.includes(source));
    added.delete(name);
    return [[name, ...own, ...extra].join(' ')];
  });
  const missing = [...added].map(([name, extra]) => [name, ...extra].join(' '));
  headers.set('content-security-policy', [...directives, ...missing].join('; '));
}
