import { join } from 'node:path';
import { freePort, type RunningProcess, startProcess, waitForAnswer } from '@plaza/testing';
import { root } from '@plaza/workspace/run';
import type { TestService } from './test-service.ts';

/** The sandbox that simulates the third party's lead form, for every site. */
export type TestLeadForm = {
  /** Its URL, without the website id at the end. */
  readonly leadForm: string;
  readonly stopLeadForm: () => Promise<void>;
  readonly startLeadForm: () => Promise<void>;
};

/** Starts the sandbox for a service, on a free port. */
export async function startTestLeadForm({ env }: Pick<TestService, 'env'>): Promise<TestLeadForm> {
  const port = await freePort();
  const leadForm = `http://127.0.0.1:${port}`;
  let running: RunningProcess | undefined;
  const startLeadForm = async () => {
    running = startProcess({
      args: ['dist/main.js'],
      cwd: join(root, 'apps/lead-form-sandbox'),
      env: { ...env, LEAD_FORM_SANDBOX_PORT: String(port) },
    });
    await waitForAnswer(`${leadForm}/livez`, running);
  };
  await startLeadForm();
  return { leadForm, startLeadForm, stopLeadForm: async () => void (await running?.end()) };
}
