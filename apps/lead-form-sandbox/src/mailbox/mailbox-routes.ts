import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage, mailboxStyle, mailPage } from './mailbox-page.tsx';

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');

/**
 * Emails come from the leads service, but are shown as if from anyone: no scripts, no other
 * requests. Inline styles are what emails are written with.
 */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src-elem 'sha256-${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** `/mailbox` lists the received emails, `/mailbox/{id}` shows one. */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  const html = 'text/html; charset=utf-8';
  app.get('/mailbox', (_request, reply) =>
    reply.headers(headers).type(html).send(mailboxPage(mailbox.list(), app.smtpPort)),
  );
  app.get('/mailbox/:id', (request, reply) => {
    const mail = mailbox.find((request.params as { id: string }).id);
    if (!mail) return reply.code(404).send({ error: 'There is no such email' });
    return reply.headers(headers).type(html).send(mailPage(mail));
  });
}
