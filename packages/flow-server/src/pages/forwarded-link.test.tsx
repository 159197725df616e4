import { expect, it } from 'vitest';
import { TOKEN } from '../core/flows/stored-applications.test.support.ts';
import { answerAll, debt, openFlowSite } from './flow-site.test.support.tsx';

/** What must not be in any page of a browser that has only opened a link. */
const secrets = ['ana@correo.example', '612345678', 'Ruiz', '1980', '12345678Z'];
const steps = ['debts', 'contact', 'person', 'identity', 'agreement', 'check'];

async function openForwarded() {
  const site = openFlowSite();
  await answerAll(site);
  site.state.browser = 'masked';
  return site;
}

it('§3 a browser that has only opened a link reads no identity, address or phone on any page', async () => {
  const site = await openForwarded();
  for (const step of steps) {
    const { status, html } = await site.ask(`/es/deudas/?step=${step}`);
    expect([step, status]).toEqual([step, 200]);
    for (const secret of secrets) expect([step, html]).not.toContain(secret);
    expect(html).toMatch(/data-flow-masked="">flow-masked-text a•••@correo\.example</);
  }
  const check = await site.ask('/es/deudas/?step=check');
  // What says nothing about who answers is shown.
  expect(check.html).toContain('flow-option-credit-card');
  expect(check.html).toContain('<dd>•••</dd>');
  const contact = await site.ask('/es/deudas/?step=contact');
  expect(contact.html).toMatch(/<input[^>]*name="email"[^>]*disabled/);
});

it('§3 masked answers that nobody types again stay, others are replaced', async () => {
  const site = await openForwarded();
  const before = structuredClone(site.state.application?.answers);
  await site.send('person', { firstName: 'Eva', lastName: '', birthDate: '' });
  expect(site.state.application?.answers).toEqual({
    ...before,
    person: { ...before?.person, firstName: 'Eva' },
  });
  // Everything is there still, so that it can be sent.
  const sent = await site.send('check', { action: 'send' });
  expect([sent.location, site.state.submissions]).toEqual(['/es/deudas/?step=done', 1]);
});

it('§3 a browser asks for a link itself, and is known again where the link opens', async () => {
  const site = await openForwarded();
  expect((await site.send('check', {}, { action: 'later' })).html).toContain('flow-confirm-resent');
  const { location } = await site.ask(`/es/confirmar/?token=${TOKEN}`);
  const link = location.split('link=')[1] ?? '';
  await site.ask('/es/confirmar/', { action: 'confirm', link });
  expect(site.state.heldTokens).toEqual([TOKEN]);
});

it('§3 a browser that was left for another one says so, keeps what was typed, and gets back in', async () => {
  const site = openFlowSite();
  await site.send('debts', debt);
  await site.send('situation', { paymentSituation: 'tight' });
  const version = site.version();
  site.state.browser = 'revoked';
  const typed = { monthlyIncome: '1.400' };
  const refused = await site.send('income', typed);
  expect(refused.status).toBe(409);
  expect(refused.html).toContain('flow-elsewhere-typed');
  expect(refused.html).toMatch(/<input[^>]*name="monthlyIncome"[^>]*value="1\.400"/);
  const asked = await site.send('income', typed, { action: 'later' });
  expect([asked.status, site.emails]).toEqual([200, [{}]]);
  expect(asked.html).toMatch(/<input[^>]*name="monthlyIncome"[^>]*value="1\.400"/);
  expect(asked.html).toMatch(new RegExp(`name="version"[^>]*value="${version}"`));
  for (const place of ['/es/deudas/', '/es/deudas/?step=income']) {
    const { html } = await site.ask(place);
    expect(html).toContain('data-flow-step="elsewhere"');
    expect(html).not.toContain('data-flow-field');
  }
  const act = (action: string) => site.ask('/es/deudas/', { step: 'elsewhere', action });
  expect((await act('later')).html).toContain('flow-confirm-resent');
  expect(site.emails).toHaveLength(2);
  expect((await act('restart')).location).toBe('/es/deudas/');
});

it('§3 the token of a link is in no page and no address, and of no use in another browser', async () => {
  const site = openFlowSite();
  await answerAll(site);
  const taken = await site.ask(`/es/confirmar/?token=${TOKEN}`);
  expect(taken.status).toBe(303);
  expect(taken.location).toMatch(/^\/es\/confirmar\/\?link=[\w-]{16}$/);
  expect(taken.response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^link-[\w-]{16}=x{43}; Path=\/es\/confirmar\/; .*HttpOnly; SameSite=Lax/,
    ),
  ]);
  const other = openFlowSite();
  const shown = await other.ask(taken.location);
  expect([shown.status, shown.html.includes('data-flow-step="expired"')]).toEqual([410, true]);
  expect((await site.ask('/es/confirmar/?token=short')).status).toBe(410);
});
