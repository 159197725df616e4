import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type LocalServer, serveLocally } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFiles, builtName } from './built-files.ts';

const module = builtName('flow-form');
const browser = sharedBrowser();
let server: LocalServer;

/** A step as the site shows it: what is stored, or what was typed and refused. */
const stepPage = (step: string, { version = 1, value = '', refused = false }) => `<!DOCTYPE html>
<form method="post" action="/f/" novalidate data-flow-facts="{}" data-flow-texts="{}">
  <div data-form-summary ${refused ? '' : 'hidden'} tabindex="-1">Check</div>
  <input type="hidden" name="step" value="${step}"><input type="hidden" name="item" value="">
  <input type="hidden" name="version" value="${version}">
  <input name="amount" value="${value}"><button value="continue" name="action">Continue</button>
</form>
<script type="module">import { attach } from '/${module}'; attach(document.querySelector('form'));</script>`;

const steps = ['work', 'income', 'home'];

/** Answers steps as the site does: no page is stored, a wrong answer is refused by the form's own response. */
function openFlow() {
  let version = 1;
  const stored: Record<string, string> = {};
  return async (request: IncomingMessage) => {
    const { searchParams } = new URL(request.url ?? '', 'http://flow');
    const shown = searchParams.get('step') ?? 'work';
    if (request.method !== 'POST')
      return { body: stepPage(shown, { version, value: stored[shown] ?? '' }) };
    const sent = new URLSearchParams(await text(request));
    const [step = '', value = ''] = [sent.get('step') ?? '', sent.get('amount') ?? ''];
    if (!/^\d+$/.test(value))
      return { status: 422, body: stepPage(step, { version, value, refused: true }) };
    version += 1;
    stored[step] = value;
    return { status: 303, location: `/f/?step=${steps[steps.indexOf(step) + 1]}`, body: '' };
  };
}

beforeAll(async () => {
  const answer = openFlow();
  server = await serveLocally(async (request, response) => {
    const file = builtFiles.get((request.url ?? '').slice(1));
    if (file) return void response.setHeader('content-type', 'text/javascript').end(file);
    const { status = 200, location, body } = await answer(request);
    if (location) response.setHeader('location', location);
    response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    response.end(body);
  });
});
afterAll(() => server?.close());

it('§8 Back and Forward keep what was typed, past an answer that was refused', async () => {
  const page = await browser().newPage();
  page.setDefaultTimeout(10_000);
  const amount = page.locator('[name="amount"]');
  const shows = async (step: string, value: string) => {
    await page.locator(`[name="step"][value="${step}"]`).waitFor({ state: 'attached' });
    await expect.poll(() => amount.inputValue()).toBe(value);
  };
  await page.goto(`${server.url}/f/?step=work`);
  await amount.fill('7');
  await page.locator('button').click();
  await shows('income', '');
  await amount.fill('muchos');
  await page.locator('button').click();
  await page.locator('[data-form-summary]:focus').waitFor();
  await amount.fill('1400');
  await page.waitForURL(/step=income/);
  await page.goBack();
  await page.goBack();
  await shows('work', '7');
  await amount.fill('8');
  await page.goForward();
  // The refusal was the response to a form: without an address of its own it could not be shown again.
  await page.goForward();
  await shows('income', '1400');
  await page.locator('button').click();
  await shows('home', '');
  // What was stored is shown, not what was typed on the way.
  await page.goto(`${server.url}/f/?step=income`);
  await shows('income', '1400');
  await page.goto(`${server.url}/f/?step=work`);
  await shows('work', '8');
  await page.close();
});
