import { logOutput } from '@plaza/contract/process';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from './env.ts';
import { registerForm } from './form-routes.tsx';
import { registerLender } from './lender/lender-routes.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { registerMailbox } from './mailbox/mailbox-routes.ts';
import { openSmtpReceiver } from './mailbox/smtp-receiver.ts';
import { registerPartner } from './partner/partner-routes.ts';

/** The maximum bytes of a posted form. */
const bodyLimit = 65_536;

/**
 * Builds the sandbox without listening, so that tests can `inject` requests. Its mail server
 * listens at once.
 */
export async function buildApp(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit, logger: { level: 'warn', stream: logOutput(1) } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  await registerMail(app, settings);
  registerPartner(app, settings.partnerSecrets);
  registerLender(app, settings);
  registerForm(app, settings);
  await app.ready();
  return app;
}

async function registerMail(app: FastifyInstance, { smtpPort }: Settings) {
  const mailbox = createMailbox();
  registerMailbox(app, mailbox);
  const receiver = await openSmtpReceiver(mailbox, smtpPort);
  app.decorate('smtpPort', receiver.port);
  app.addHook('onClose', () => receiver.close());
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The port of the mail server. */
    readonly smtpPort: number;
  }
}
