/**
 * The platform's own `fetch`. Next replaces the global one and would put answers of the service
 * into its data cache before anybody has parsed them; it keeps the original under this name.
 */
export const plainFetch: typeof fetch = (input, init) => {
  const patched = globalThis.fetch as typeof fetch & { _nextOriginalFetch?: typeof fetch };
  return (patched._nextOriginalFetch ?? patched)(input, init);
};
