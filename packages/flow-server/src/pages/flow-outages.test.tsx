import { describe, expect, it } from 'vitest';
import { answerAll, debt, openFlowSite } from './flow-site.test.support.tsx';

describe('§2.3 a flow while the service is away', () => {
  it('§8 keeps what was typed while the service is away', async () => {
    const site = openFlowSite();
    site.state.isAway = true;
    const first = await site.send('debts', debt);
    expect([first.status, first.response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(first.html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1\.500"/);
    site.state.isAway = false;
    await site.send('debts', debt);
    site.state.isAway = true;
    const next = await site.send('situation', { paymentSituation: 'tight' });
    expect(next.status).toBe(503);
    expect(next.html).toMatch(/<input[^>]*value="tight"[^>]*checked/);
    site.state.isAway = false;
    expect((await site.send('situation', { paymentSituation: 'tight' })).status).toBe(303);
  });

  it('§8 shows the answers of a step again when the service is away for a moment', async () => {
    const site = openFlowSite();
    await site.send('debts', debt);
    site.state.isAway = true;
    setTimeout(() => {
      site.state.isAway = false;
    }, 50);
    const { status, html } = await site.ask('/es/deudas/?step=debts&item=1');
    expect(status).toBe(200);
    expect(html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1[.]?500"/);
  });

  it('§8 shows no empty form, nor empty answers, while the service is away', async () => {
    const site = openFlowSite();
    await answerAll(site);
    site.state.isAway = true;
    const places = ['/es/deudas/', '/es/deudas/?step=debts&item=1', '/es/deudas/?step=check'];
    const answers = [
      ...(await Promise.all(places.map((place) => site.ask(place)))),
      await site.send('check', { action: 'send' }),
    ];
    for (const [index, { status, html, response }] of answers.entries()) {
      expect([status, response.headers.get('retry-after')]).toEqual([503, '60']);
      expect(html).toContain('data-flow-step="unavailable"');
      expect(html).not.toMatch(/data-flow-field|data-flow-answers|<button/);
      const asked = (places[index] ?? '/es/deudas/?step=check').replace('&', '&amp;');
      expect(html).toContain(`data-flow-back="" href="${asked}"`);
    }
    site.state.isAway = false;
    const back = await site.ask('/es/deudas/?step=debts&item=1');
    expect(back.html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1[.]?500"/);
    expect(site.state.submissions).toBe(0);
  });

  it('§8 keeps an application that a 404 of something else says nothing about', async () => {
    const site = openFlowSite();
    await site.send('debts', debt);
    const key = site.cookies.get('/es/deudas/');
    site.state.answersAll = { status: 404, body: { type: 'urn:plaza:problem:unknown-website' } };
    expect((await site.ask('/es/deudas/')).status).toBe(503);
    expect(site.cookies.get('/es/deudas/')).toBe(key);
  });
});
