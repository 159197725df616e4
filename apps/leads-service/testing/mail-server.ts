import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Accepted emails. */
  readonly mails: readonly Email[];
  /** How often an email was offered. */
  readonly offers: () => number;
  stop(): Promise<void>;
}

/** A mail server that answers offered emails with these statuses, then accepts all others. */
export async function startMailServer(...statuses: readonly number[]): Promise<MailServer> {
  const mails: Email[] = [];
  let offers = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const responseCode = statuses[offers++];
      // As real servers do, it repeats the address.
      const message = `<${address}> is refused`;
      callback(responseCode ? Object.assign(new Error(message), { responseCode }) : null);
    },
    async onData(stream, _session, callback) {
      mails.push(await PostalMime.parse(await buffer(stream)));
      callback();
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    offers: () => offers,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

/** The token of the link in an email. */
export const tokenIn = (mail: Email | undefined) =>
  /\?token=([A-Za-z0-9_-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
