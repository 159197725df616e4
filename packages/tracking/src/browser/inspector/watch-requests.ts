import type { Note } from './inspector-panel.ts';

/** Notes each request to the site's API with its body and status. */
export function watchRequests(note: Note): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const [input, init] = request;
    const { pathname, origin } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    const sent = real(...request);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return sent;
    const noteResult = (result: unknown) =>
      note({ kind: 'request', what: `${pathname} ${result}`, detail: init?.body });
    sent.then(
      ({ status }) => noteResult(status),
      () => noteResult('no answer'),
    );
    return sent;
  };
}
