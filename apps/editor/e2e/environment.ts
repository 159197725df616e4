import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@plaza/testing';
import { makeOwner } from 'leads-service/editor/login/make-owner';
import type { OpenIdSettings } from 'leads-service/env';
import { createEditorService, testOperator } from 'leads-service/testing/editor';
import { fixtureWebsiteId } from 'leads-service/testing/fixture-content';
import type { Page } from 'playwright';
import { buildApp } from '../src/server/app.ts';

export const password = 'correct horse battery';
export const site = `/sites/${fixtureWebsiteId}`;

type Options = {
  /** The host by which browsers open it. */
  readonly host?: string;
  /** The provider by which editors sign in. */
  readonly openId?: OpenIdSettings;
};

/** The real service on an embedded database, and the built editor in front of it. */
export async function startEditor({ host = '127.0.0.1', openId }: Options = {}) {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const service = await createEditorService('pglite', {
    editor: { url, secret: 'the secret of the sessions of editors', openId },
  });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port: servicePort } = service.app.server.address() as AddressInfo;
  const editor = await buildApp({
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    previewOrigins: [],
    webFolder: join(import.meta.dirname, '../dist/web'),
  });
  await editor.listen({ host: '127.0.0.1', port });
  return {
    url,
    service,
    /** A link by which an owner chooses a password. */
    async invite(email: string): Promise<string> {
      const asked = { email, name: 'Ana Ruiz', websiteId: fixtureWebsiteId, user: testOperator };
      return (await makeOwner(service.database, asked)).link;
    },
    async stop() {
      await editor.close();
      await service.stop();
    },
  };
}

/** What a page did that it must not: errors, violations of the policy, dialogs of scripts. */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Uncaught/.test(message.text())) seen.push(message.text());
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  return seen;
}

const mostStops = 150;

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, locator: ReturnType<Page['locator']>): Promise<void> {
  const target = locator.first();
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${locator}`);
}
