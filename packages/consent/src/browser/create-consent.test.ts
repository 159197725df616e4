import { afterEach, expect, test, vi } from 'vitest';
import { createConsent } from './create-consent.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of a visitor without a country, whose lookup and dialog settle on request. */
function openPage() {
  vi.stubGlobal('document', { cookie: '', addEventListener() {} });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', class {});
  vi.stubGlobal('dispatchEvent', () => {});
  vi.stubGlobal('addEventListener', () => {});
  const located = Promise.withResolvers<void>();
  const loads: PromiseWithResolvers<undefined | { prompt: () => Promise<void> }>[] = [];
  const prompts = vi.fn(async () => {});
  const report = vi.fn();
  createConsent(
    { viewerCountryFallback: 'ES' },
    {
      report,
      locate: () => located.promise,
      load: (chunk) => chunk(),
      loadDialog: () => {
        const loading = Promise.withResolvers<undefined | { prompt: () => Promise<void> }>();
        loads.push(loading);
        return loading.promise as Promise<never>;
      },
    },
  );
  return { located, loads, prompts, report, dialog: { prompt: prompts } };
}

test('§4.1 loads one dialog, also if the country is known while it loads', async () => {
  const { located, loads, prompts, dialog } = openPage();
  located.resolve();
  await vi.waitFor(() => expect(loads.length).toBe(1));
  loads[0]?.resolve(dialog);
  await vi.waitFor(() => expect(prompts).toHaveBeenCalled());
  expect(loads).toHaveLength(1);
});

test('§2.5 loads the dialog again after a failure', async () => {
  const { located, loads, prompts, report, dialog } = openPage();
  loads[0]?.resolve(undefined);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  located.resolve();
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  loads[1]?.resolve(dialog);
  await vi.waitFor(() => expect(prompts).toHaveBeenCalledOnce());
});
