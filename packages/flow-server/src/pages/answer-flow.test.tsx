import { describe, expect, it } from 'vitest';
import { TOKEN } from '../core/flows/stored-applications.test.support.ts';
import { answerAll, debt, openFlowSite } from './flow-site.test.support.tsx';

describe('§2.3 a flow', () => {
  it('leads from step to step, shows the answers, sends them once, and ends', async () => {
    const site = openFlowSite();
    const checked = await answerAll(site);
    expect([checked.status, checked.location]).toEqual([303, '/es/deudas/?step=check']);
    const { html } = await site.ask('/es/deudas/?step=check');
    expect(html).toContain('<title>flow-check-heading | Deudas</title>');
    expect(html).toContain('flow-option-credit-card');
    expect(html).toContain('ana@correo.example');
    expect(html).toMatch(/href="\/es\/deudas\/\?step=income#flow-monthlyIncome"/);
    expect(html).not.toContain('<template');
    for (let times = 0; times < 2; times += 1) {
      const sent = await site.send('check', { action: 'send' });
      expect([sent.status, sent.location]).toEqual([303, '/es/deudas/?step=done']);
    }
    expect(site.state.submissions).toBe(1);
    // The address is to be confirmed first.
    const gate = await site.ask('/es/deudas/?step=done');
    expect(gate.location).toBe('/es/confirmar/?sent=1');
    if (site.state.application) site.state.application.emailConfirmed = true;
    const end = await site.ask('/es/deudas/?step=done');
    expect(end.html).toContain('<title>flow-end-debts-sent | Deudas</title>');
    expect(end.html).toContain('data-flow-end="debts-sent"');
    expect(end.html).toContain('7K3M-9QXR-2D');
    expect(end.html).toContain('data-flow-events=""');
    expect(end.response.headers.get('cache-control')).toBe('no-store');
    expect(end.response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('ends without a confirmation for who was asked for no address', async () => {
    const site = openFlowSite();
    await site.send('debts', debt);
    const checked = await site.send('situation', { paymentSituation: 'cannot-pay' });
    expect(checked.location).toBe('/es/deudas/?step=check');
    await site.send('check', { action: 'send' });
    const end = await site.ask('/es/deudas/?step=done');
    expect(end.html).toContain('data-flow-end="debt-advice"');
  });

  it('keeps its key in a cookie of the page alone, which no script reads', async () => {
    const { response } = await openFlowSite().send('debts', debt);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^application=[0-9a-f-]{36}\.x{43}; Path=\/es\/deudas\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('shows an error in the summary and at its field, and keeps what was typed', async () => {
    const site = openFlowSite();
    const { status, html } = await site.send('debts', { ...debt, debtAmount: 'muchos' });
    expect(status).toBe(422);
    expect(html).toContain('<title>flow-errors-title-prefix flow-step-debts | Deudas</title>');
    expect(html).toMatch(/role="alert"[^>]*autofocus/);
    expect(html).toMatch(
      /<a href="#flow-debtAmount">flow-issue-invalid flow-field-debtAmount\. flow-example 1500&nbsp;€<\/a>/,
    );
    expect(html).toMatch(
      /name="debtAmount"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="debtAmount"/,
    );
    expect(html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="muchos"/);
    expect(html).toMatch(/<input[^>]*value="credit-card"[^>]*checked/);
    expect(site.state.application).toBeUndefined();
  });

  it('names the limit that a number is beyond, as its country writes it', async () => {
    const site = openFlowSite();
    const high = await site.send('debts', { ...debt, debtAmount: '99.000.000' });
    expect(high.html).toMatch(
      /<a href="#flow-debtAmount">flow-issue-too-high flow-field-debtAmount 10\.000\.000&nbsp;€\. flow-read 99\.000\.000&nbsp;€\. flow-example 1500&nbsp;€<\/a>/,
    );
    const low = await site.send('debts', { ...debt, debtAmount: '0' });
    expect(low.html).toMatch(
      />flow-issue-too-low flow-field-debtAmount 1&nbsp;€\. flow-read 0&nbsp;€\. /,
    );
  });

  it('asks about an answer that may be a slip, without JavaScript, and takes either answer', async () => {
    const contact = { email: 'ana@gmial.com', phone: '612345678' };
    const open = async () => {
      const site = openFlowSite();
      await answerAll(site);
      return site;
    };
    const site = await open();
    const asked = await site.send('contact', contact);
    expect(asked.status).toBe(422);
    expect(asked.html).toContain('flow-issue-doubtful flow-field-email');
    expect(asked.html).toMatch(/name="sure-email" value="ana@gmial.com" type="radio" checked/);
    expect(asked.html).toContain('>flow-doubt-keep ana@gmial.com</label>');
    expect(asked.html).toContain('>flow-doubt-take ana@gmail.com</label>');
    expect(asked.html).toMatch(/<input[^>]*name="email"[^>]*value="ana@gmial.com"/);
    // An answer that was changed to another doubtful one is asked about anew.
    const other = { ...contact, email: 'ana@gmail.con', 'sure-email': 'ana@gmial.com' };
    expect((await site.send('contact', other)).status).toBe(422);
    const kept = await site.send('contact', { ...contact, 'sure-email': 'ana@gmial.com' });
    expect(kept.status).toBe(303);
    expect(site.state.application?.answers.contact).toMatchObject({ email: 'ana@gmial.com' });
    const second = await open();
    await second.send('contact', { ...contact, 'sure-email': 'ana@gmail.com' });
    expect(second.state.application?.answers.contact).toMatchObject({ email: 'ana@gmail.com' });
    // Nobody chooses an address that was neither typed nor suggested.
    const forged = await second.send('contact', { ...contact, 'sure-email': 'eva@x.example' });
    expect(forged.status).toBe(422);
  });

  it('says what was read of a number that is refused', async () => {
    const site = openFlowSite();
    await answerAll(site);
    const refused = await site.send('contact', {
      email: 'ana@correo.example',
      phone: '+358 41 23',
    });
    expect(refused.html).toContain(
      'flow-issue-too-short flow-field-phone. flow-read +358 4123. flow-example 612 34 56 78',
    );
  });

  it('goes back to any answered step, filled in, and from there to where the applicant was', async () => {
    const site = openFlowSite();
    await site.send('debts', debt);
    await site.send('situation', { paymentSituation: 'tight' });
    const { html } = await site.ask('/es/deudas/?step=debts');
    expect(html).toMatch(/<input[^>]*name="debtAmount"[^>]*value="1\.?500"/);
    const changed = await site.send('debts', { ...debt, debtAmount: '2000' }, { item: '1' });
    expect(changed.location).toBe('/es/deudas/?step=work');
    expect(site.state.application?.answers.debts).toEqual([
      { debtKind: 'credit-card', debtAmount: '2000', debtPayment: '60' },
    ]);
    expect((await site.ask('/es/deudas/?step=agreement')).location).toBe('/es/deudas/?step=work');
  });

  it('tells how many steps there are once no answer can change it', async () => {
    const site = openFlowSite();
    await site.send('debts', debt);
    const undecided = await site.ask('/es/deudas/?step=situation');
    expect(undecided.html).toContain('>flow-progress-open 2<');
    await site.send('situation', { paymentSituation: 'tight' });
    const decided = await site.ask('/es/deudas/?step=work');
    expect(decided.html).toContain('>flow-progress 3 11<');
  });

  it('adds and removes entries of a step that repeats', async () => {
    const site = openFlowSite();
    const added = await site.send('debts', debt, { action: 'add' });
    expect(added.location).toBe('/es/deudas/?step=debts&item=2');
    expect((await site.ask(added.location)).html).not.toContain('value="1.500"');
    await site.send('debts', { ...debt, debtAmount: '700' }, { item: '2' });
    expect(site.state.application?.answers.debts).toHaveLength(2);
    const { html } = await site.ask('/es/deudas/?step=debts&item=2');
    expect(html).toContain('href="/es/deudas/?step=debts&amp;item=1"');
    await site.send('debts', {}, { item: '1', action: 'remove' });
    expect(site.state.application?.answers.debts).toEqual([
      { debtKind: 'credit-card', debtAmount: '700', debtPayment: '60' },
    ]);
  });

  it('tells a stale tab what is stored, beside what was typed, and overwrites nothing', async () => {
    const site = openFlowSite();
    await site.send('debts', debt);
    const before = site.version();
    await site.send('situation', { paymentSituation: 'behind' });
    const stale = await site.send('situation', { paymentSituation: 'tight' }, { version: before });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('flow-stale-stored: flow-option-behind');
    expect(stale.html).toMatch(/<input[^>]*value="tight"[^>]*checked/);
    expect(site.state.application?.answers.situation).toEqual({ paymentSituation: 'behind' });
    expect(stale.html).toMatch(new RegExp(`name="version"[^>]*value="${site.version()}"`));
    await site.send('situation', { paymentSituation: 'tight' });
    expect(site.state.application?.answers.situation).toEqual({ paymentSituation: 'tight' });
  });

  it('takes no form of another site, and no path without a flow', async () => {
    const site = openFlowSite();
    const foreign = await site.ask('/es/deudas/', debt, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await site.ask('/es/deudas/?step=debts')).location).toBe('/es/deudas/');
  });
});

describe('§2.3 going on later', () => {
  const contact = { email: 'ana@correo.example', phone: '612345678' };

  async function answerToContact() {
    const site = openFlowSite();
    await site.send('debts', debt);
    await site.send('situation', { paymentSituation: 'tight' });
    await site.send('work', { employment: 'pensioner' });
    await site.send('income', { monthlyIncome: '1400' });
    await site.send('home', { housing: 'owner', housingCost: '0', dependants: '0' });
    return site;
  }

  it('sends a link from any step after the address, and stores what was typed', async () => {
    const site = await answerToContact();
    const before = await site.ask('/es/deudas/?step=contact');
    expect(before.html).not.toContain('value="later"');
    await site.send('contact', contact);
    const { html } = await site.ask('/es/deudas/?step=call');
    expect(html).toContain('value="later"');
    const sent = await site.send('call', { callTime: 'morning' }, { action: 'later' });
    expect([sent.status, site.emails]).toEqual([200, [{}]]);
    expect(sent.html).toMatch(/role="status" data-flow-resent="">flow-confirm-resent flow-saved/);
    expect(sent.html).toMatch(/<input[^>]*value="morning"[^>]*checked/);
    expect(site.state.application?.answers.call).toEqual({ callTime: 'morning' });
    // With nothing typed yet there is nothing to store, and nothing wrong.
    const empty = await site.send('person', {}, { action: 'later' });
    expect([empty.status, site.emails.length]).toEqual([200, 2]);
    expect(empty.html).toMatch(/data-form-summary="" hidden/);
    const wrong = await site.send('person', { firstName: 'Ana' }, { action: 'later' });
    expect([wrong.status, site.emails.length]).toEqual([422, 2]);
  });

  it('offers at the plain address to go on, to be sent a link, or to begin again', async () => {
    const site = await answerToContact();
    await site.send('contact', contact);
    const { html, response } = await site.ask('/es/deudas/');
    expect(html).toContain('data-flow-step="resume"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const act = (action: string) => site.ask('/es/deudas/', { step: 'resume', action });
    expect((await act('continue')).location).toBe('/es/deudas/?step=call');
    expect((await act('later')).html).toContain('flow-confirm-resent flow-saved');
    expect(site.emails).toHaveLength(1);
    expect((await act('restart')).location).toBe('/es/deudas/');
    expect(site.cookies.get('/es/deudas/')).toBe('application=');
  });

  it('shows the plain page once the application is no longer there', async () => {
    const site = await answerToContact();
    site.state.application = undefined as never;
    expect((await site.ask('/es/deudas/')).html).toContain('<template');
    expect(site.cookies.get('/es/deudas/')).toBe('application=');
  });

  it('adds up the debts that are stored', async () => {
    const site = openFlowSite();
    await site.send('debts', { ...debt, debtAmount: '1.500,10' }, { action: 'add' });
    await site.send('debts', { ...debt, debtAmount: '700,20' }, { item: '2' });
    const { html } = await site.ask('/es/deudas/?step=debts');
    expect(html.replaceAll(/\s|&nbsp;/g, ' ')).toMatch(
      /data-flow-total="">flow-total 2200,30 €|data-flow-total="">flow-total 2\.200,30 €/,
    );
    expect((await openFlowSite().ask('/es/deudas/')).html).not.toContain('€<');
  });
});

describe('§2.3 confirming an address', () => {
  it('takes a click, so that a program that checks links confirms nothing', async () => {
    const site = openFlowSite();
    await answerAll(site);
    await site.send('check', { action: 'send' });
    const taken = await site.ask(`/es/confirmar/?token=${TOKEN}`);
    expect(taken.status).toBe(303);
    expect(taken.location).not.toContain(TOKEN);
    const shown = await site.ask(taken.location);
    expect(shown.html).toContain('value="confirm"');
    expect(shown.html).not.toContain(TOKEN);
    expect(site.state.application?.emailConfirmed).toBe(false);
    const link = taken.location.split('link=')[1] ?? '';
    const done = await site.ask('/es/confirmar/', { action: 'confirm', link });
    expect([done.status, done.location]).toEqual([303, '/es/deudas/?step=done']);
    // Also in a browser that had nothing before.
    expect(site.cookies.get('/es/deudas/')).toContain(TOKEN);
    const again = await site.ask('/es/confirmar/', { action: 'confirm', link });
    expect(again.status).toBe(410);
    expect(again.html).toContain('data-flow-step="expired"');
  });

  it('names the address, and follows a link that was opened in another tab or browser', async () => {
    const site = openFlowSite();
    await answerAll(site);
    await site.send('check', { action: 'send' });
    await site.ask('/es/deudas/?step=done');
    const shown = () => site.ask('/es/confirmar/?sent=1');
    expect((await shown()).html).toContain('>flow-confirm-sent-to ana@correo.example<');
    site.state.browser = 'masked';
    expect((await shown()).html).not.toContain('ana@correo.example');
    site.state.isAway = true;
    expect((await shown()).html).toContain('>flow-confirm-text<');
    Object.assign(site.state, { isAway: false, browser: 'revoked' });
    expect((await shown()).html).toContain('data-flow-step="confirmed-elsewhere"');
    const again = await site.ask('/es/confirmar/', { action: 'resend', email: '' });
    expect(again.html).toMatch(/confirmed-elsewhere.*role="status" data-flow-resent="">/s);
    site.state.browser = 'clear';
    Object.assign(site.state.application ?? {}, { emailConfirmed: true });
    const followed = await shown();
    expect([followed.status, followed.location]).toEqual([303, '/es/deudas/?step=done']);
    delete site.state.application;
    expect((await shown()).location).toBe('/es/confirmar/');
  });

  it('sends again, also to another address, and says the same of every one', async () => {
    const site = openFlowSite();
    await answerAll(site);
    await site.send('check', { action: 'send' });
    await site.ask('/es/deudas/?step=done');
    const sent = await site.ask('/es/confirmar/', { action: 'resend', email: '' });
    const other = await site.ask('/es/confirmar/', { action: 'resend', email: 'b@correo.example' });
    expect(site.emails).toEqual([{}, { email: 'b@correo.example' }]);
    expect([sent.status, sent.html]).toEqual([200, other.html]);
    expect(sent.html).toContain('data-flow-wait="60"');
    const wrong = await site.ask('/es/confirmar/', { action: 'resend', email: 'nada' });
    expect([wrong.status, site.emails.length]).toEqual([422, 2]);
  });
});
