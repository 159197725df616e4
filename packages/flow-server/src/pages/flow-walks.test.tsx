import { FLOWS, flowOfPageType } from '@plaza/flows';
import { defineRoutes, defineSite, type PageType, resolveRequest, sitePages } from '@plaza/routing';
import { flowContext, flowTexts } from '@plaza/screens';
import { FlowSection } from '@plaza/screens/react';
import { keyTranslator } from '@plaza/screens/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerFlow } from '../core/flows/answer-flow.ts';
import { applicationClient } from '../core/flows/application-client.ts';
import { flowTarget } from '../core/flows/flow-target.ts';
import { storedApplications } from '../core/flows/stored-applications.test.support.ts';
import { flowClient } from '../core/flows/walks/flow-client.test.support.ts';
import { walksOf } from '../core/flows/walks/flow-walks.test.support.ts';
import { idOf, walkWithRequests } from '../core/flows/walks/walk-flow.test.support.ts';

const flows = Object.values(FLOWS);
const locales = [
  ...['es-ES', 'sv-SE', 'de-DE', 'da-DK', 'en-PH', 'es-MX'],
  ...['en-ZA', 'fi-FI', 'pl-PL', 'ro-RO', 'nb-NO', 'en-US'],
] as const;

/** One flow in each country after the other. */
const site = defineRoutes<never>(
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    countries: locales.map((locale) => locale.slice(3)) as never,
  }),
  [
    ...locales.map((locale) => ({ path: '/', pageType: 'ProductListStatic', locale }) as const),
    ...flows.map(({ pageType, name }, index) => ({
      path: `/${name}/` as const,
      pageType: pageType as PageType,
      locale: locales[index % locales.length] ?? 'es-ES',
    })),
  ],
);

const texts = flowTexts((await keyTranslator()).t);

const ways = [...sitePages(site)].flatMap(({ route, locale, path }) => {
  const flow = flowOfPageType(route.pageType);
  const walks = flow ? walksOf(flow, { site, locale, email: 'ana@correo.example' }) : [];
  return walks
    .filter(({ steps }) => steps.length > 0)
    .map((walk) => ({ name: walk.flow.name, end: walk.end, locale, path, walk }));
});

const pages = new Map<string, string>();

/** The finished page at a path, which is the same for everybody. */
async function pageAt(path: string): Promise<Response> {
  const html = pages.get(path) ?? writePage(path);
  pages.set(path, html);
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}

function writePage(path: string): string {
  const match = resolveRequest(site, undefined, path);
  const flow = match.kind === 'page' && flowOfPageType(match.route.pageType);
  if (!flow) throw new Error(`There is no flow at ${path}`);
  const context = { ...flowContext(site, match.locale, '2026-11-22'), answers: {} };
  const body = renderToStaticMarkup(<FlowSection {...{ flow, texts, context, path }} />);
  return `<!DOCTYPE html><html><head><title>Flow</title></head><body>${body}</body></html>`;
}

/** A client of the site, with a service of its own. */
function openSite() {
  const service = storedApplications();
  const client = flowClient('https://platform.example', (request) => {
    const { pathname, search, origin } = new URL(request.url);
    const { method, headers } = request;
    const cookie = headers.get('cookie') ?? '';
    const led = flowTarget(site, pathname + search, { method, headers: { cookie } });
    if (led === pathname + search) return pageAt(pathname);
    return answerFlow(new Request(origin + led, request), {
      site,
      partners: [],
      vendorSources: () => ({}),
      consentId: () => undefined,
      limiter: { take: () => true },
      trustedProxyHops: 0,
      now: () => new Date(),
      newEventId: () => '0b8f6f5e-1c1d-4f7a-9d0e-2a3b4c5d6e70',
      fetchPage: pageAt,
      applications: () => applicationClient(service.send),
    });
  });
  return { ...service, client };
}

test.each(ways)(
  '§2.3 $name in $locale: every wrong answer is refused on the way to $end',
  async ({ walk, path, locale: _, end }) => {
    const { client, state } = openSite();
    let refusals = 0;
    await walkWithRequests(
      client,
      { walk, path },
      {
        onRefused({ field, code }, { status, html }) {
          refusals += 1;
          expect([status, field.name]).toEqual([422, field.name]);
          expect(html).toMatch(/role="alert"[^>]*autofocus/);
          const [, said] = html.split(
            `<a href="#${idOf(field)}">flow-issue-${code} flow-field-${field.name}`,
          );
          const limit = code === 'too-low' ? field.min : code === 'too-high' ? field.max : '';
          expect(said?.split(/<\/a>|\. flow-/)[0]?.replace(/\D/g, '')).toBe(`${limit}`);
        },
        onLed: ({ status, location }, expected) =>
          expect([status, location]).toEqual([303, expected]),
      },
    );
    expect(refusals).toBeGreaterThan(0);
    expect(state.application).toMatchObject({ end, answers: walk.answers, state: 'submitted' });
  },
);
