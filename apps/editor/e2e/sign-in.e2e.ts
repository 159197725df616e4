import { installAxe, runAxe } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from 'leads-service/testing/open-id-provider';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startEditor, tabTo, watch } from './environment.ts';

const browser = sharedBrowser();
const email = 'ana@editor.example';
let provider: OpenIdProvider;
let editor: Awaited<ReturnType<typeof startEditor>>;
let context: BrowserContext;
let page: Page;
let seen: string[];

beforeAll(async () => {
  provider = await startOpenIdProvider();
  const openId = { issuer: provider.issuer, name: 'Olivar', ...openIdClient };
  // Passkeys are of a name; the provider is at another site, 127.0.0.1.
  editor = await startEditor({ host: 'localhost', openId });
  context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  seen = watch(page);
});
afterAll(async () => {
  await context?.close();
  await editor?.stop();
  await provider?.stop();
});

const website = () => page.getByRole('link', { name: 'Pedir con cabeza' }).first().waitFor();
const signOut = async () => {
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.waitForURL('**/sign-in');
};

/** A device with a fingerprint reader, as Chromium plays it. */
async function plugIn(session: CDPSession, isUserVerified = true): Promise<string> {
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: isUserVerified, isUserVerified, automaticPresenceSimulation: true },
    },
  });
  return authenticatorId;
}

/** Registers a passkey by a script that does not ask for the check of a person. */
const registerCarelessly = () =>
  page.evaluate(async () => {
    const base = '/editor/auth/passkey';
    const options = await (await fetch(`${base}/generate-register-options`)).json();
    options.authenticatorSelection = { userVerification: 'discouraged' };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const { status } = await fetch(`${base}/verify-registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: made.toJSON(), name: 'Careless' }),
    });
    return status;
  });

test('a passkey is added with a name, signs in without a password, is renamed and removed', async () => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const authenticatorId = await plugIn(session);
  await page.goto(await editor.invite(email).then((link) => editor.url + link));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await website();
  await page.goto(`${editor.url}/account`);
  await tabTo(page, page.getByLabel('Name of the passkey'));
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await list.getByText('Laptop', { exact: true }).waitFor();
  await installAxe(page);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.getByLabel('Name of the passkey').fill('Again');
  await page.keyboard.press('Enter');
  await page.getByText('This device has a passkey of your account already.').waitFor();

  await signOut();
  await tabTo(page, page.getByRole('button', { name: 'Sign in with a passkey' }));
  await installAxe(page);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await website();

  await page.goto(`${editor.url}/account`);
  await list.getByRole('button', { name: 'Rename Laptop' }).press('Enter');
  await list.getByLabel('Name of the passkey').fill('Work laptop');
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Remove Work laptop' }).press('Enter');
  await page.getByText('You have no passkey.').waitFor();
  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await page.getByText('Passkey not found').waitFor();
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  expect(seen).toEqual([]);
});

test('a passkey that checks nobody is refused, by the browser and by the service', async () => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await plugIn(session, false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await page.getByText('No passkey was used.').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await website();
  expect(await registerCarelessly()).toBe(400);
  await page.goto(`${editor.url}/account`);
  await page.getByText('You have no passkey.').waitFor();
  await signOut();
  expect(seen).toEqual([]);
});

test('the provider signs in who was invited, to the page that was asked for, and signs out', async () => {
  provider.user = { sub: 'ana', email, email_verified: true };
  await page.goto(`${editor.url}/account`);
  await tabTo(page, page.getByRole('button', { name: 'Sign in with Olivar' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account');
  await page.getByRole('heading', { name: 'Ana Ruiz' }).waitFor();
  provider.requests.length = 0;
  await signOut();
  expect(provider.requests).toEqual(['/logout']);
  expect(seen).toEqual([]);
});

test('an address that nobody invited gets a sentence', async () => {
  provider.user = { sub: 'eve', email: 'eve@editor.example', email_verified: true };
  await page.getByRole('button', { name: 'Sign in with Olivar' }).press('Enter');
  await page.getByText('Nobody has invited this address.').waitFor();
  await installAxe(page);
  expect((await runAxe(page)).violations).toEqual([]);
  expect(seen).toEqual([]);
});
