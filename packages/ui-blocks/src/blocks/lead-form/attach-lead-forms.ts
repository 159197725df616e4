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
  /** What tracking knows and may tell, now; a form waits for it, so it must settle in a second or two. */
  readonly fields?: () => Promise<LeadFormFields>;
  /** Calls when the visitor allows marketing, now or later; never unless said otherwise. */
  readonly onAllowed?: (act: () => void) => void;
  /** A UUID, or 128 random bits as base64url. `crypto.randomUUID` is missing where a page came by http. */
  readonly newId: () => string;
};

/**
 * Detail of `plaza:lead`, which bubbles from the form once for each lead that was taken: what it is
 * worth where the form tells it, the currency in ISO 4217.
 */
export type LeadTaken = {
  readonly eventId: string;
  readonly leadId: string;
  readonly value?: number;
  readonly currency?: string;
};

/**
 * Brings the lead forms under `root` into the page (§1), each when it comes near the view: with the
 * fields that tracking knows and an event id of its own, in a frame that can do nothing but be a
 * form. One that loads `on-press` waits for a press of its link, or for consent. A form that does
 * not come leaves its link.
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
  const told = { current: undefined as LeadFormFields | undefined };
  const shown = { host, frame, origin, eventId, told };
  listen(shown);
  onAllowed?.(async () => {
    told.current ??= await fields?.();
    tellArrival(shown);
  });
  // A tree of its own, so that a framework may hydrate the page before or after.
  host.attachShadow({ mode: 'open' }).append(frame, document.createElement('slot'));
}

/** A form that came before consent learns afterwards what it would have come with. */
function tellArrival({ host, frame, origin, told }: Shown): void {
  const { current: fields } = told;
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
  /** What the form is to be told once it is there. */
  readonly told: { readonly current: LeadFormFields | undefined };
};

/** Hears what the form says, and gives up one that says nothing. */
function listen(shown: Shown): void {
  const { host, frame, origin, eventId } = shown;
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
    const { type, height, leadId, value, currency } = Object(data);
    if (type === 'lead-form:ready') {
      greetings++;
      host.dataset.state = 'ready';
      tellArrival(shown);
    }
    if (type === 'lead-form:resize') {
      // A frame that is being laid out is narrow for a moment, and its content tall.
      clearTimeout(settled);
      settled = setTimeout(() => makeRoom(host, height), SETTLES_MS);
    }
    if (type === 'lead-form:submitted' && data.eventId === awaited) {
      awaited = undefined;
      const worth = value > 0 && /^[A-Z]{3}$/.test(currency) && { value: +value, currency };
      const detail: LeadTaken = { eventId, leadId: `${leadId}`, ...worth };
      host.dispatchEvent(new CustomEvent('plaza:lead', { bubbles: true, detail }));
    }
  });
}

/** Grows only where nothing in view is moved; elsewhere a form that is taller than its room scrolls. */
function makeRoom(host: HTMLElement, height: number): void {
  const { bottom, height: room } = host.getBoundingClientRect();
  if (height > room && bottom >= innerHeight) host.style.minHeight = `${height}px`;
}
