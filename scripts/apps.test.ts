import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApps, readWebsiteId } from '@plaza/workspace/apps';
import { expect, onTestFinished, test } from 'vitest';
import { servicesEnvironment } from './services.ts';

/** A repository with these apps, by their `package.json`. */
function repository(apps: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-apps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, manifest] of Object.entries(apps)) {
    mkdirSync(join(folder, 'apps', name), { recursive: true });
    writeFileSync(join(folder, 'apps', name, 'package.json'), JSON.stringify(manifest));
    const { id = 1 } = manifest as { id?: number };
    const config = `export default { site: { id: ${id} } };`;
    writeFileSync(join(folder, 'apps', name, 'plaza.config.ts'), config);
  }
  return folder;
}

test('design §2: every app with a plaza.config.ts is a site, at its configured port', () => {
  const folder = repository({
    'mx-loans': { config: { port: 3600 } },
    'es-loans': { config: { port: 3000 } },
  });
  mkdirSync(join(folder, 'apps/leads-service'));
  const { service, leadForm, editor, sites } = readApps(
    {
      MX_LOANS_PORT: '3700',
      ES_LOANS_PORT: '',
      LEAD_FORM_SANDBOX_PORT: '4101',
      EDITOR_PORT: '4201',
    },
    folder,
  );
  expect(leadForm).toMatchObject({ name: 'lead-form-sandbox', port: 4101 });
  expect(editor).toMatchObject({ name: 'editor', port: 4201 });
  expect(service).toMatchObject({ name: 'leads-service', port: 4000 });
  expect(sites).toEqual([
    { name: 'es-loans', folder: 'apps/es-loans', portVariable: 'ES_LOANS_PORT', port: 3000 },
    { name: 'mx-loans', folder: 'apps/mx-loans', portVariable: 'MX_LOANS_PORT', port: 3700 },
  ]);
});

test('design §4: this repository has the Spanish site at port 3000', () => {
  expect(readApps({}).sites).toContainEqual(
    expect.objectContaining({ name: 'es-loans', portVariable: 'ES_LOANS_PORT', port: 3000 }),
  );
});

test('a missing or invalid port is reported with its file or variable', () => {
  const open = (manifest: object) => () => readApps({}, repository({ 'mx-loans': manifest }));
  const file = 'apps/mx-loans/package.json';
  expect(open({})).toThrow(`${file}: config.port is missing`);
  expect(open({ config: { port: 0 } })).toThrow(
    `${file}: config.port 0 is not a port (1 to 65535)`,
  );
  expect(() => readApps({ ES_LOANS_PORT: 'http' })).toThrow('ES_LOANS_PORT=http is not a port');
});

test('design §4: the service gets the URL of every site by its website id', async () => {
  const folder = repository({
    'es-loans': { config: { port: 3000 }, id: 101 },
    'mx-loans': { config: { port: 3600 }, id: 310 },
  });
  const apps = readApps({ MX_LOANS_PORT: '3700' }, folder);
  expect(await servicesEnvironment(apps, {}, folder)).toMatchObject({
    REVALIDATE_URLS: '101=http://127.0.0.1:3000,310=http://127.0.0.1:3700',
    LEAD_FORM_URL: 'http://127.0.0.1:4100/{websiteId}',
    SITE_URLS: '101=http://127.0.0.1:3000,310=http://127.0.0.1:3700',
    SMTP_URL: 'smtp://127.0.0.1:4125',
    SANDBOX_SMTP_PORT: '4125',
    PARTNER_URL: 'http://127.0.0.1:4100/partner/{partner}',
  });
  expect(await servicesEnvironment({ ...apps, withPreviews: true }, {}, folder)).toMatchObject({
    EDITOR_URL: 'http://127.0.0.1:4200',
    PREVIEW_URLS: '101=http://127.0.0.1:4201,310=http://127.0.0.1:4202',
    PREVIEW_INSTANCES: '101=http://127.0.0.1:4251,310=http://127.0.0.1:4252',
    PREVIEW_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await servicesEnvironment(apps, {}, folder)).not.toHaveProperty('PREVIEW_SECRET');
  const given = { REVALIDATE_URLS: '101=http://127.0.0.1:9' };
  expect(await servicesEnvironment(apps, given, folder)).toMatchObject(given);
});

test('a plaza.config.ts without a site is reported', async () => {
  const folder = repository({ 'mx-loans': { config: { port: 3600 } } });
  writeFileSync(join(folder, 'apps/mx-loans/plaza.config.ts'), 'export default {};');
  const [site] = readApps({}, folder).sites;
  await expect(readWebsiteId(site as NonNullable<typeof site>, folder)).rejects.toThrow(
    'apps/mx-loans/plaza.config.ts: the default export is not from defineSite()',
  );
});

test('the sandbox plays the lenders of the offers, whose messages the service accepts', async () => {
  const folder = repository({ 'es-loans': { config: { port: 3000 } } });
  const products = join(folder, 'apps/es-loans/content/products/es-ES');
  mkdirSync(products, { recursive: true });
  for (const [index, partner] of ['uno-es', undefined, 'dos-es', 'uno-es'].entries())
    writeFileSync(join(products, `${index}.json`), JSON.stringify({ partner }));
  const { CONVERSION_PARTNERS } = await servicesEnvironment(readApps({}, folder), {}, folder);
  const each = (name: string) => `${name}=plain;secret=[0-9a-f]{64}`;
  expect(CONVERSION_PARTNERS).toMatch(new RegExp(`^${each('dos-es')},${each('uno-es')}$`));
});
