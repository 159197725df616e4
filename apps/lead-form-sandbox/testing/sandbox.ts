import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ProductOf, WebsiteContent } from '@plaza/contract';
import { importContent } from 'leads-service/import/import-content';
import { listLeads } from 'leads-service/leads/list-leads';
import { readFixture } from 'leads-service/testing/fixture-content';
import { createTestService } from 'leads-service/testing/test-service';
import { buildApp } from '../src/app.ts';
import type { Settings } from '../src/env.ts';

/** A Mexican website with one offer of 6,000 pesos over a year. */
function mexican({ website, entities }: WebsiteContent): WebsiteContent {
  const [country] = website.countries;
  const source = entities.find(({ folder: name }) => name === 'products');
  const product = source?.value as ProductOf<'loan'>;
  const [offer] = product.offers;
  const mexico = {
    ...country,
    id: 30,
    locale: 'es-MX',
    phoneCode: '52',
    currency: { name: 'MXN' },
  };
  const value = {
    ...product,
    locale: 'es-MX',
    active: true,
    amountRange: { min: 6_000, max: 6_000, currency: 'MXN' },
    termRange: { minDays: 360, maxDays: 360 },
    offers: [{ ...offer, amount: 6_000, termDays: 360 }],
  };
  return {
    website: { ...website, id: 310, isMultiLanguage: false, paths: {}, countries: [mexico] },
    entities: [{ ...source, value }],
  } as WebsiteContent;
}

/** Writes two apps: `mx-loans` with a brand and one without. @returns their folder */
function writeApps(apps: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-lead-form-'));
  for (const [name, website] of Object.entries(apps)) {
    mkdirSync(join(folder, name, 'content'), { recursive: true });
    writeFileSync(join(folder, name, 'content/website.json'), JSON.stringify(website));
  }
  const tokens = resolve(import.meta.dirname, '../../es-loans/brand.tokens.json');
  cpSync(tokens, join(folder, 'mx-loans/brand.tokens.json'));
  return folder;
}

/** A submitted form. */
const formInput = {
  eventId: '0198c5f2-5b7e-7000-8000-00000000000a',
  formToken: 'olivar-es-lp',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '612 34 56 78',
  amount: '500',
  termMonths: '3',
  locale: 'es-ES',
  privacyAccepted: 'on',
};

export const eventId = (number: number) =>
  `0198c5f2-5b7e-7000-8000-${`${number}`.padStart(12, '0')}`;

/** Starts the sandbox with a real leads service: website 900 in Spain and Sweden, 310 in Mexico. */
export async function openSandbox() {
  const leadsSecret = 'the secret of a lead service';
  const fixture = await readFixture();
  const mexico = mexican(fixture);
  const appsFolder = writeApps({ muestra: fixture.website, 'mx-loans': mexico.website });
  const service = await createTestService('pglite', { leadsSecret });
  await importContent(service.database, mexico);
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  const serviceUrl = `http://127.0.0.1:${port}`;
  const origins = ['https://olivar.example'];
  const settings: Settings = {
    port: 0,
    origins,
    serviceUrl,
    leadsSecret,
    appsFolder,
    smtpPort: 0,
    partnerSecrets: new Map(),
    conversionPartners: [],
  };
  const app = await buildApp(settings);
  const request = (query: Record<string, string>, website = 900) =>
    app.inject({ url: `/${website}`, query: { formToken: 'olivar-es-lp', ...query } });
  return {
    app,
    settings,
    request,
    /** Follows a redirect like a browser. */
    async get(query: Record<string, string>, website = 900) {
      const answer = await request(query, website);
      const { location } = answer.headers;
      return location ? app.inject(`/${website}${location}`) : answer;
    },
    post: (changes: object, website = 900, to = app) =>
      to.inject({
        method: 'POST',
        url: `/${website}`,
        payload: new URLSearchParams({ ...formInput, ...changes }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    async stored(id: string) {
      const { leads } = await listLeads(service.database, service.keyring, { limit: 100 });
      return leads.filter((lead) => lead.eventId === id);
    },
    async close() {
      await app.close();
      await service.stop();
      rmSync(appsFolder, { recursive: true });
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
