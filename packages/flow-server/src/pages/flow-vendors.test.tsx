import { expect, it } from 'vitest';
import { answerAll, openFlowSite } from './flow-site.test.support.tsx';

const claim = 'a-claim-of-16-or-more';
const agreed = { marketing: '2026-11' };

/** Answers everything, with these answers to the last step besides. */
async function openApplication(more: Record<string, string> = {}) {
  const site = openFlowSite();
  await answerAll(site, more);
  const ask = (fields: Record<string, string>) =>
    site.ask('/es/deudas/', { step: 'vendors', claim, ...fields });
  const claimFor = async (vendors: string, own = claim) => {
    const { html } = await ask({ vendors, claim: own });
    return html === '' ? {} : JSON.parse(html);
  };
  const submit = async () => {
    await site.send('check', { action: 'send' });
    if (site.state.application) site.state.application.emailConfirmed = true;
  };
  return { ...site, vendors: ask, claimFor, submit };
}

const namesOf = (html: string) =>
  [...html.matchAll(/"vendor&quot;:&quot;(\w+)|&quot;vendor&quot;:&quot;(\w+)/g)].map(
    ([, one, two]) => one ?? two,
  );

it('§9 no step lets a vendor run, and the last page only those with something to hear', async () => {
  const site = await openApplication();
  const check = await site.ask('/es/deudas/?step=check');
  for (const { html } of [check, await site.ask('/es/deudas/?step=contact')]) {
    expect(html).toContain('data-no-vendors=""');
    expect(html).not.toContain('data-flow-events');
  }
  await site.submit();
  const end = await site.ask('/es/deudas/?step=done');
  expect(end.html).not.toContain('data-no-vendors');
  // No recorder: it hears of nothing.
  expect(namesOf(end.html)).toEqual(['meta', 'bing']);
  expect(end.response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' https://vendor.example",
  );
  expect(check.response.headers.get('content-security-policy')).toContain("trusted-types 'none'");
  site.state.application?.notifiedVendors.push('meta', 'bing');
  const again = await site.ask('/es/deudas/?step=done');
  expect(again.html).toContain('data-no-vendors=""');
  expect(again.response.headers.get('content-security-policy')).not.toContain('vendor.example');
});

it('§9 nothing is claimed before the application is sent', async () => {
  const site = await openApplication(agreed);
  expect((await site.vendors({ vendors: 'meta' })).status).toBe(409);
  expect(site.state.claims.size).toBe(0);
});

it('§9 each vendor is claimed once, and no vendor without a call', async () => {
  const site = await openApplication();
  await site.submit();
  const first = await site.claimFor('plaza meta clarity nobody');
  expect(first.vendors).toEqual(['plaza', 'meta']);
  expect(first.moments.map(({ moment }: { moment: string }) => moment)).toEqual([
    'step:debts',
    'step:contact',
    'step:call',
    'end:debts-sent',
  ]);
  expect((await site.claimFor('plaza meta bing', `${claim}-2`)).vendors).toEqual(['bing']);
  expect((await site.vendors({ notified: 'meta' })).status).toBe(200);
  expect(site.state.application?.notifiedVendors).toEqual(['meta']);
  expect((await site.claimFor('meta')).vendors).toEqual([]);
});

it('§5 the email and the phone are given for what was sent with the box ticked, and never before', async () => {
  const ticked = await openApplication(agreed);
  await ticked.submit();
  expect((await ticked.claimFor('meta')).person).toEqual({
    ...{ email: 'ana@correo.example', phone: '+34612345678' },
  });
  const unticked = await openApplication(agreed);
  // Ticked at first, and not any more when it is sent.
  await unticked.send('agreement', {
    privacy: '2026-11',
    creditCheck: '2026-11',
    sharing: '2026-11',
  });
  await unticked.submit();
  expect(await unticked.claimFor('meta')).not.toHaveProperty('person');
  const masked = await openApplication(agreed);
  await masked.submit();
  masked.state.browser = 'masked';
  expect(await masked.claimFor('meta')).not.toHaveProperty('person');
});
