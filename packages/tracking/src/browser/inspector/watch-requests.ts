import type { Note } from './inspector-entry.ts';

/** Notes each call to the site's own API: what was sent, and what came of it. */
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
    const say = (came: unknown) =>
      note({ kind: 'request', what: `${pathname} ${came}`, detail: init?.body });
    sent.then(
      ({ status }) => say(status),
      () => say('no answer'),
    );
    return sent;
  };
}
