/** Milliseconds until a form must have loaded, a loaded one must have posted, and a height counts as final. */
const LOAD_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 1_500;
const RESIZE_DELAY_MS = 200;

/** What showing, checking and sending a form needs; nothing that reaches the page around it. */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Personal fields, which no server may see before the form is sent: they go into the fragment. */
const PERSONAL = /^(name|email|phone|userInput\w+)$/;

/** By the names that the form knows: pubid, channelId, keyword, whiteLabelToken, name, email, phone, … */
export type LeadFormFields = Readonly<Record<string, string | undefined>>;

export type LeadFormPorts = {
  /** The fields that tracking has and may pass on; the form waits for it, so it must settle in a second or two. */
  readonly fields?: () => Promise<LeadFormFields>;
  /** Calls back when the visitor allows marketing, now or later; without it, never. */
  readonly onAllowed?: (act: () => void) => void;
  /** A UUID, or 128 random bits as base64url. `crypto.randomUUID` is missing where a page came by http. */
  readonly newId: () => string;
};

/** Detail of `plaza:lead`, which bubbles from the form once for each accepted lead. */
export type LeadTaken = {
  readonly eventId: string;
  readonly leadId: string;
};

/**
 * Loads the lead forms under `root` (§1), each when it is near the viewport, with the fields of
 * tracking and an event id of its own, in a sandboxed frame. One that loads `on-press` waits for a
 * press of its link, or for consent. A form that fails to load leaves its link.
 */
export function attachLeadForms(root: Document | Element, ports: LeadFormPorts): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        show(target as HTMLElement, ports);
      }
    },
    { rootMargin: '50%' },
  );
  for (const host of root.querySelectorAll<HTMLElement>('[data-lead-form]'))
    if (host.dataset.load) {
      host.dataset.state = 'waiting';
      host.addEventListener('click', (event) => {
        if (host.dataset.state !== 'waiting' || !(event.target as Element).closest('a')) return;
        event.preventDefault();
        show(host, ports);
      });
      ports.onAllowed?.(() => near.observe(host));
    } else near.observe(host);
}

async function show(host: HTMLElement, { fields, newId, onAllowed }: LeadFormPorts) {
  const { state = 'waiting' } = host.dataset;
  if (state !== 'waiting') return;
  host.dataset.state = 'coming';
  const known = await fields?.().catch(() => undefined);
  const eventId = newId();
  const { href, origin } = addressOf(host, { ...known, eventId, parentOrigin: location.origin });
  // A frame of the page's own origin could take its sandbox off.
  if (origin === location.origin) return;
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    sandbox: SANDBOX,
    allow: '',
    referrerPolicy: 'no-referrer',
    part: 'frame',
    title: host.dataset.title,
    src: href,
  });
  for (const link of host.querySelectorAll('a')) link.href = href;
  const late = { current: undefined as LeadFormFields | undefined };
  const shown = { host, frame, origin, eventId, late };
  listen(shown);
  onAllowed?.(async () => {
    late.current ??= await fields?.();
    sendFields(shown);
  });
  // A tree of its own, so that a framework may hydrate the page before or after.
  host.attachShadow({ mode: 'open' }).append(frame, document.createElement('slot'));
}

/** Sends a form that loaded before consent the fields that it would have loaded with. */
function sendFields({ host, frame, origin, late }: Shown): void {
  const { current: fields } = late;
  if (fields && host.dataset.state === 'ready')
    frame.contentWindow?.postMessage({ type: 'lead-form:arrival', fields }, origin);
}

function addressOf(host: HTMLElement, fields: LeadFormFields): URL {
  const address = new URL(host.dataset.leadForm ?? '');
  const personal = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value) (PERSONAL.test(name) ? personal : address.searchParams).set(name, value);
  address.hash = `${personal}`;
  return address;
}

type Shown = {
  readonly host: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly eventId: string;
  /** The fields to send once the form is ready. */
  readonly late: { readonly current: LeadFormFields | undefined };
};

/** Handles the form's messages, and removes a form that sends none. */
function listen(shown: Shown): void {
  const { host, frame, origin, eventId } = shown;
  let loads = 0;
  let readyCount = 0;
  let awaited: string | undefined = eventId;
  let wanted = 0;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const growOnceSettled = () => {
    clearTimeout(settled);
    settled = setTimeout(() => growTo(host, wanted), RESIZE_DELAY_MS);
  };
  // What moves in the midst of a scroll is a shift, and what may not grow now may grow further up.
  addEventListener('scroll', growOnceSettled, { passive: true });
  const expectReady = (number: number, timeoutMs: number) =>
    setTimeout(() => {
      if (readyCount >= number) return;
      host.dataset.state = 'failed';
      frame.remove();
    }, timeoutMs);
  expectReady(1, LOAD_TIMEOUT_MS);
  // The browser's own error page fires load as well.
  frame.onload = () => expectReady(++loads, READY_TIMEOUT_MS);
  addEventListener('message', ({ source, origin: sender, data }) => {
    // A removed frame has no window, and neither has a message without a source.
    if (!source || source !== frame.contentWindow || sender !== origin) return;
    const { type, height, leadId } = Object(data);
    if (type === 'lead-form:ready') {
      readyCount++;
      host.dataset.state = 'ready';
      sendFields(shown);
    }
    if (type === 'lead-form:resize') {
      // During layout a frame is narrow for a moment, and its content tall.
      wanted = Number(height);
      growOnceSettled();
    }
    if (type === 'lead-form:submitted' && data.eventId === awaited) {
      awaited = undefined;
      const detail: LeadTaken = { eventId, leadId: `${leadId}` };
      host.dispatchEvent(new CustomEvent('plaza:lead', { bubbles: true, detail }));
    }
  });
}

/** Grows only where nothing visible moves; elsewhere a form that is taller than its frame scrolls. */
function growTo(host: HTMLElement, height: number): void {
  const { clientHeight: room, offsetHeight } = host;
  const { bottom } = host.getBoundingClientRect();
  if (height > room && bottom >= innerHeight)
    host.style.minHeight = `${height + offsetHeight - room}px`;
}
