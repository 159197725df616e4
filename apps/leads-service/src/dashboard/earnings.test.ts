import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clickRequest, testClick } from '../../testing/click.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { countDays } from '../reports/count-days.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const revalidateSecret = 'a secret of a site and its service';
const dashboardToken = 'a token of a dashboard';
const partnerOf = (name: string) => ({
  ...{ name, format: 'plain', secret: `${name}-secret-0123456789-0123456789-abc` },
  ...{ isSigned: false, addresses: [], reportToken: `${name}-report-0123456789-0123456789-abc` },
});
const [uno, dos] = [partnerOf('uno-es'), partnerOf('dos-es')];
const boundary = '----WebKitFormBoundaryAbCdEf0123456789';
const formula = '=HYPERLINK("https://evil.example")';

describe.each(databaseEngines)('§9 what clicks earn on %s', (engine) => {
  let service: TestService;
  const cookies = new Map<string, string>();
  const form = 'application/x-www-form-urlencoded';
  const signIn = async (token: string) => {
    const { headers } = await service.app.inject({
      ...{ method: 'POST', url: '/dashboard/sign-in', headers: { 'content-type': form } },
      payload: new URLSearchParams({ token }).toString(),
    });
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const read = (url: string, who: string) =>
    service.app.inject({ url, headers: { cookie: cookies.get(who) ?? '' } });
  const upload = (text: string, fields: Record<string, string>, who = 'operator') => {
    const parts = Object.entries({ ...fields, file: text }).map(([name, value]) => {
      const file = name === 'file' ? '; filename="a.csv"\r\nContent-Type: text/csv' : '';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
    return service.app.inject({
      ...{
        method: 'POST',
        url: '/dashboard/conversions',
        payload: `${parts.join('')}--${boundary}--\r\n`,
      },
      headers: {
        cookie: cookies.get(who) ?? '',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
  };
  const changes = async () =>
    (await service.database.orm.execute(sql`select 1 from conversion_changes`)).rows.length;

  beforeAll(async () => {
    const conversionPartners = [uno, dos];
    const settings = { revalidateSecret, dashboardToken, conversionPartners };
    service = await createTestService(engine, settings);
    const clicks = [
      testClick({ productId: 1 }),
      testClick({ productId: 2, partner: 'dos-es' }),
    ] as const;
    const origin = { at: new Date().toISOString(), subId: formula };
    await service.app.inject(clickRequest([{ ...clicks[0], origin }, clicks[1]], revalidateSecret));
    for (const [index, { name, secret }] of [uno, dos].entries())
      await service.app.inject(
        `/conversions/${name}/${secret}?click=${clicks[index]?.id}&transaction=${index}&status=approved&commission=${30 + index}&currency=EUR`,
      );
    await countDays(service.database.batches, new Date());
    cookies.set('operator', await signIn(dashboardToken));
    cookies.set('uno', await signIn(uno.reportToken));
  });
  afterAll(() => service?.stop());

  it('shows an operator all rows, and a partner its own, whatever the address says', async () => {
    const all = (await read('/dashboard/earnings?by=partner', 'operator')).body;
    expect(all).toContain('uno-es');
    expect(all).toContain('dos-es');
    for (const query of ['', '&partner=dos-es', '&partner=', '&partner=uno-es&partner=dos-es']) {
      const { body } = await read(`/dashboard/earnings?by=partner,product${query}`, 'uno');
      expect(body).toContain('uno-es');
      expect(body).not.toMatch(/dos-es|31\.00/);
      const csv = (await read(`/dashboard/earnings.csv?by=partner${query}`, 'uno')).body;
      expect(csv).not.toContain('dos-es');
    }
    expect((await read('/dashboard', 'uno')).headers.location).toBe('/dashboard/earnings');
    expect((await upload('a', { partner: 'uno-es' }, 'uno')).statusCode).toBe(303);
    expect((await read('/dashboard/earnings', 'nobody')).headers.location).toBe('/dashboard');
  });

  it('keeps filters in the address, and runs nothing of a visitor', async () => {
    const url = '/dashboard/earnings?by=subid&product=1&from=2026-01-01&to=2026-01-31';
    const { body } = await read(url, 'operator');
    expect(body).toContain('name="product" value="1"');
    expect(body).toContain('value="2026-01-31"');
    const hostile = await read(
      '/dashboard/earnings?by=subid&page=%22%3E%3Cscript%3E&campaign=%27--',
      'operator',
    );
    expect([hostile.statusCode, hostile.body.includes('<script')]).toEqual([200, false]);
    const csv = (await read('/dashboard/earnings.csv?by=subid', 'operator')).body;
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).not.toMatch(/(?:^|,)"?[=+@]/m);
  });

  it('checks a report whole, and stores it only when asked to, once', async () => {
    const transaction = randomUUID();
    const lines = (...rest: string[]) =>
      ['Transaction;Status;Commission;Currency', ...rest].join('\r\n');
    const right = lines(`${transaction};approved;12.5;EUR`);
    const before = await changes();
    expect((await upload(right, { partner: 'uno-es' })).body).toContain(
      'Checked, nothing was stored',
    );
    const wrong = await upload(`${right}\r\nx;won;1;EUR`, { partner: 'uno-es', store: '1' });
    expect(wrong.body).toContain('line 3: status is &#39;won&#39;');
    expect(await changes()).toBe(before);
    expect((await upload(right, { partner: 'uno-es', store: '1' })).body).toContain('1 new');
    expect((await upload(right, { partner: 'uno-es', store: '1' })).body).toContain('1 repeated');
    expect(await changes()).toBe(before + 1);
  });
});
