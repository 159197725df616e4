import { FLOWS } from '@plaza/flows';
import { defineRoutes, defineSite, findPage } from '@plaza/routing';
import { flowContext, flowTexts } from '@plaza/screens';
import { FlowSection } from '@plaza/screens/react';
import { keyTranslator } from '@plaza/screens/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerFlow } from '../core/flows/answer-flow.ts';
import { applicationClient } from '../core/flows/application-client.ts';
import { flowTarget } from '../core/flows/flow-target.ts';
import { storedApplications } from '../core/flows/stored-applications.test.support.ts';

const site = defineRoutes<never>(
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    countries: ['ES', 'SE'],
  }),
  [
    { path: '/', pageType: 'ProductListStatic', locale: 'es-ES' },
    { path: '/', pageType: 'ProductListStatic', locale: 'sv-SE' },
    { path: '/deudas/', pageType: 'SignupBrokerDebt', locale: 'es-ES' },
    { path: '/confirmar/', pageType: 'EmailConfirmationGate', locale: 'es-ES' },
    { path: '/encuesta/', pageType: 'Survey', locale: 'es-ES' },
  ],
);

const texts = flowTexts((await keyTranslator()).t);
const context = { ...flowContext(site, 'es-ES', '2026-11-22'), answers: {} };

/** Every page names all vendors of the site. */
const tracking = JSON.stringify({
  vendors: ['meta', 'bing', 'clarity'].map((vendor) => ({ vendor, id: '1' })),
});
const entry = `<script type="module" src="/entry.js" data-tracking='${tracking}'></script>`;

/** The finished page of a flow, as the site itself answers it. */
async function pageAt(path: string) {
  const match = findPage(site, { locale: 'es-ES', path: path.replace('/es/', '/') });
  const flow = Object.values(FLOWS).find(({ pageType }) => pageType === match?.route.pageType);
  const body = flow && renderToStaticMarkup(<FlowSection {...{ flow, texts, context, path }} />);
  const html = `<!DOCTYPE html><html><head><title>Deudas</title>${entry}</head><body>${body}</body></html>`;
  const policy = "default-src 'none'; script-src 'self'; trusted-types 'none'";
  return new Response(html, {
    headers: { 'content-type': 'text/html', etag: 'e', 'content-security-policy': policy },
  });
}

/** A browser without JavaScript: it keeps cookies by path and follows no redirect. */
export function openFlowSite() {
  const service = storedApplications();
  const cookies = new Map<string, string>();
  /** Each page has its cookies by name. */
  const keep = (path: string, pair: string) => {
    const name = pair.replace(/=.*/, '');
    const others = (cookies.get(path) ?? '')
      .split('; ')
      .filter((own) => !own.startsWith(`${name}=`));
    cookies.set(path, [...others.filter(Boolean), pair].join('; '));
  };
  const ask = async (target: string, form?: Record<string, string>, headers = {}) => {
    const method = form ? 'POST' : 'GET';
    const path = target.replace(/\?.*/, '');
    const cookie = cookies.get(path) ?? '';
    const led = flowTarget(site, target, { method, headers: { cookie } });
    const request = new Request(`https://platform.example${led}`, {
      method,
      ...(form && { body: new URLSearchParams(form) }),
      headers: { cookie, ...headers },
    });
    const response = await answerFlow(request, {
      site,
      partners: [],
      vendorSources: () => ({ 'script-src': ['https://vendor.example'] }),
      consentId: () => undefined,
      limiter: { take: () => true },
      trustedProxyHops: 0,
      now: () => new Date('2026-11-22T09:10:00Z'),
      newEventId: () => '0b8f6f5e-1c1d-4f7a-9d0e-2a3b4c5d6e70',
      fetchPage: pageAt,
      applications: () => applicationClient(service.send),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', place = ''] = cookie.split('; ');
      keep(place.replace('Path=', ''), pair);
    }
    const location = response.headers.get('location') ?? '';
    return { status: response.status, location, html: await response.text(), response };
  };
  const version = () => `${service.state.application?.version ?? ''}`;
  const send = (step: string, fields: Record<string, string> = {}, more = {}) =>
    ask('/es/deudas/', { step, item: '', version: version(), website: '', ...fields, ...more });
  return { ...service, ask, send, version, cookies };
}

type FlowSite = ReturnType<typeof openFlowSite>;

/** A debt as it is typed. */
export const debt = { debtKind: 'credit-card', debtAmount: '1.500', debtPayment: '60' };
const consents = { privacy: '2026-11', creditCheck: '2026-11', sharing: '2026-11' };

/** The whole flow up to the page that shows the answers. */
export async function answerAll({ send }: FlowSite, agreed: Record<string, string> = {}) {
  await send('debts', debt);
  await send('situation', { paymentSituation: 'tight' });
  await send('work', { employment: 'pensioner' });
  await send('income', { monthlyIncome: '1400' });
  await send('home', { housing: 'owner', housingCost: '0', dependants: '0' });
  await send('contact', { email: 'ana@correo.example', phone: '612345678' });
  await send('call', { callTime: 'morning' });
  await send('person', { firstName: 'Ana', lastName: 'Ruiz', birthDate: '31/12/1980' });
  await send('identity', { identityNumber: '12345678Z' });
  return send('agreement', { ...consents, ...agreed });
}
