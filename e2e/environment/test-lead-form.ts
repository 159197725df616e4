import { join } from 'node:path';
import { freePort, startProcess, waitForAnswer } from '@plaza/testing';
import { root } from '../../scripts/run.ts';
import type { TestService } from './test-service.ts';

/** The sandbox that plays the third party of the lead form, for every site. */
export type TestLeadForm = {
  /** Its address, without the website that it ends with. */
  readonly leadForm: string;
  readonly stopLeadForm: () => Promise<void>;
};

/** Starts the sandbox beside a service, on a free port. */
export async function startTestLeadForm({ env }: Pick<TestService, 'env'>): Promise<TestLeadForm> {
  const port = await freePort();
  const leadForm = `http://127.0.0.1:${port}`;
  const running = startProcess({
    args: ['dist/main.js'],
    cwd: join(root, 'apps/lead-form-sandbox'),
    env: { ...env, LEAD_FORM_SANDBOX_PORT: String(port) },
  });
  await waitForAnswer(`${leadForm}/livez`, running);
  return { leadForm, stopLeadForm: async () => void (await running.end()) };
}
