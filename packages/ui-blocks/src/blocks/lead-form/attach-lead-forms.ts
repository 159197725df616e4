/** Milliseconds in which a form comes, one that has come speaks, and its height has settled. */
const COMES_MS = 10_000;
const SPEAKS_MS = 1_500;
const SETTLES_MS = 200;

/** What it takes to show, check and send a form; nothing of the page around it, and no other tab's. */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The visitor's own, which no server is to see before the form is sent: they go by the fragment. */
const PERSONAL = /^(name|email|phone)$/;

/** By the names that the form knows: pubid, channelId, keyword, whiteLabelToken, name, email, phone, … */
export type LeadFormFields = Readonly<Record<string, string | undefined>>;

export type LeadFormPorts = {
  /** What tracking knows; the forms wait for it, so it must settle in a second or two. */
  readonly fields?: Promise<LeadFormFields>;
  /** A UUID, or 128 random bits as base64url. `crypto.randomUUID` is missing where a page came by http. */
  readonly newId: () => string;
};

/** Detail of `plaza:lead`, which bubbles from the form once for each lead that was taken. */
export type LeadTaken = { readonly eventId: string; readonly leadId: string };

/**
 * Brings the lead forms under `root` into the page (§1), each when it comes near the view: with the
 * fields that tracking knows and an event id of its own, in a frame that can do nothing but be a
 * form. A form that does not come leaves its link.
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
  for (const host of root.querySelectorAll('[data-lead-form]')) near.observe(host);
}

async function show(host: HTMLElement, { fields, newId }: LeadFormPorts) {
  const known = await fields?.catch(() => undefined);
  const eventId = newId();
  const { href, origin } = addressOf(host, { ...known, eventId, parentOrigin: location.origin });
  // A frame of the page's own origin could take its sandbox off.
  if (origin === location.origin || host.shadowRoot) return;
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
  listen({ host, frame, origin, eventId });
  // A tree of its own, so that a framework may hydrate the page before or after.
  host.attachShadow({ mode: 'open' }).append(frame, document.createElement('slot'));
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
};

/** Hears what the form says, and gives up one that says nothing. */
function listen({ host, frame, origin, eventId }: Shown): void {
  let loads = 0;
  let greetings = 0;
  let awaited: string | undefined = eventId;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const expectGreeting = (number: number, patience: number) =>
    setTimeout(() => {
      if (greetings >= number) return;
      host.dataset.state = 'failed';
      frame.remove();
    }, patience);
  expectGreeting(1, COMES_MS);
  // What a browser shows in place of a form, being offline, loads as a form does.
  frame.onload = () => expectGreeting(++loads, SPEAKS_MS);
  addEventListener('message', ({ source, origin: sender, data }) => {
    // A frame that was given up has no window, and neither has a message of nobody's.
    if (!source || source !== frame.contentWindow || sender !== origin) return;
    const { type, height, leadId } = Object(data);
    if (type === 'lead-form:ready') {
      greetings++;
      host.dataset.state = 'ready';
    }
    if (type === 'lead-form:resize') {
      // A frame that is being laid out is narrow for a moment, and its content tall.
      clearTimeout(settled);
      settled = setTimeout(() => makeRoom(host, height), SETTLES_MS);
    }
    if (type === 'lead-form:submitted' && data.eventId === awaited) {
      awaited = undefined;
      const detail: LeadTaken = { eventId, leadId: `${leadId}` };
      host.dispatchEvent(new CustomEvent('plaza:lead', { bubbles: true, detail }));
    }
  });
}

/** Grows only where nothing in view is moved; elsewhere a form that is taller than its room scrolls. */
function makeRoom(host: HTMLElement, height: number): void {
  const { bottom, height: room } = host.getBoundingClientRect();
  if (height > room && bottom >= innerHeight) host.style.minHeight = `${height}px`;
}
