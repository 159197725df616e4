import fc from 'fast-check';
import type { Browser, FrameLocator, Page } from 'playwright';
import { answerVendors } from '../../e2e/es-loans/visit-with-consent.ts';
import { openBrowser } from '../../e2e/harness/browser.ts';
import { openHouse } from '../../e2e/harness/house.ts';
import { until } from '../../e2e/harness/until.ts';
import { person } from '../../e2e/harness/user-agents.ts';
import { undecided } from '../../e2e/harness/visitors.ts';
import { type Figure, formatFigures } from './figure.ts';

const journeys = Number(process.argv[2] ?? 1_000);

const refuse = 'Rechazar';

/** How a visitor comes, and which button of the dialog they press. */
const journey = fc.record({
  query: fc.dictionary(
    fc.constantFrom('gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'subid', 'pubid'),
    fc.stringMatching(/^[\w-]{1,30}$/),
    { minKeys: 1, maxKeys: 4 },
  ),
  button: fc.constantFrom('Aceptar todas', refuse),
});
type Journey = typeof journey extends fc.Arbitrary<infer Made> ? Made : never;

/** What each vendor was told of the lead, as event ids; Meta's go as its fourth argument. */
function readTold(): string[] {
  const page = globalThis as unknown as Record<string, unknown>;
  const calls = [page.dataLayer, Object(page.fbq).queue, page.ttq].flatMap((queue) =>
    Array.from((queue as ArrayLike<ArrayLike<unknown>>) ?? [], (call) => Array.from(call ?? [])),
  );
  const leads = calls.filter((call) =>
    call.some((word) =>
      ['generate_lead', 'SubmitApplication', 'CompletePayment'].includes(`${word}`),
    ),
  );
  const bing = Array.from((page.uetq as unknown[]) ?? []);
  const at = bing.indexOf('generate_lead');
  const told = [...leads, ...(at < 0 ? [] : [bing.slice(at, at + 2)])];
  return told.map((call) => {
    const said = Object.assign({}, ...call.filter((part) => typeof part === 'object'));
    return `${said.event_id ?? said.eventID}`;
  });
}

async function sendForm(form: FrameLocator, name: string) {
  await form.getByLabel('Nombre y apellidos').fill(name);
  await form.getByLabel('Correo').fill('ana@correo.example');
  await form.getByLabel('Teléfono').fill('612 34 56 78');
  await form.getByLabel('Plazo').selectOption('3 meses');
  await form.getByLabel('Acepto que mis datos').check();
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await form.getByRole('heading', { name: 'Hemos recibido tu solicitud' }).waitFor();
}

/** What one visitor left behind: event ids in the vendors' calls, and in the request of the form. */
type Traces = { readonly told: readonly string[]; readonly posted: readonly string[] };

async function travel(page: Page, site: string, each: Journey & { name: string }): Promise<Traces> {
  const posted: string[] = [];
  page.on('request', (request) => {
    const id = /[?&]eventId=([\w-]+)/.exec(request.url())?.[1];
    if (id && request.method() === 'POST') posted.push(id);
  });
  await page.goto(`${site}/lp/?${new URLSearchParams(each.query)}`);
  await page.getByRole('button', { name: each.button }).click();
  await page.locator('[data-lead-form]').scrollIntoViewIfNeeded();
  await page.locator('[data-lead-form][data-state=ready]').waitFor();
  await sendForm(page.frameLocator('[data-lead-form] iframe'), each.name);
  const read = () => page.evaluate(readTold);
  if (each.button === refuse) return { told: await read(), posted };
  const told = await until(async () => {
    const ids = await read();
    return ids.length >= 2 ? ids : undefined;
  });
  return { told, posted };
}

async function travelAlone(browser: Browser, site: string, each: Journey & { name: string }) {
  const context = await browser.newContext({ ...undecided, userAgent: person });
  await answerVendors(context);
  const traces = await travel(await context.newPage(), site, each);
  await context.close();
  return { ...each, ...traces };
}

/** Random journeys from a click to a lead: one event id in the vendors' calls, the request and the database (issue 6 §6). */
export async function measureJourneys(): Promise<Figure[]> {
  const house = await openHouse({ withLeadForm: true });
  const browser = await openBrowser();
  const travelled: Awaited<ReturnType<typeof travelAlone>>[] = [];
  try {
    for (const [index, made] of fc.sample(journey, journeys).entries())
      travelled.push(await travelAlone(browser, house.site, { ...made, name: `Ana ${index}.` }));
    const leads = await house.leads('--limit', String(journeys + 1));
    return figures(travelled, leads);
  } finally {
    await browser.close();
    await house.close();
  }
}

function figures(
  travelled: Awaited<ReturnType<typeof travelAlone>>[],
  leads: readonly Record<string, unknown>[],
): Figure[] {
  const ids = new Map(leads.map(({ name, eventId }) => [name, `${eventId}`]));
  const isOne = ({ name, told, posted }: (typeof travelled)[number]) =>
    [...told, ...posted].every((id) => id === ids.get(name)) && ids.has(name);
  const refused = travelled.filter(({ button }) => button === refuse);
  const budget = '0';
  return [
    { name: 'journeys from a click to a lead', ours: travelled.length, unit: '' },
    { name: 'leads in the database', ours: leads.length, unit: '', budget: `${journeys}` },
    { name: 'vendors told', ours: travelled.flatMap(({ told }) => told).length, unit: 'calls' },
    {
      name: 'journeys of several ids',
      ours: travelled.filter((each) => !isOne(each)).length,
      unit: '',
      budget,
    },
    {
      name: 'vendors told after a refusal',
      ours: refused.flatMap(({ told }) => told).length,
      unit: 'calls',
      budget,
    },
  ];
}

if (import.meta.main) {
  const measured = await measureJourneys();
  console.log(formatFigures(measured));
  const [, leads, , several, told] = measured.map(({ ours }) => ours);
  process.exitCode = leads === journeys && several === 0 && told === 0 ? 0 : 1;
}
