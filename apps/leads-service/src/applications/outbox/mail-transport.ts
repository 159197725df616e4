import type { Mail } from './write-mail.ts';

/** A mail server did not accept an email. */
export interface MailFailure {
  /** Without an address: the server's status, or Node's error code. */
  readonly code: string;
  /** Whether trying again is of no use. */
  readonly isFinal: boolean;
}

export interface MailTransport {
  /** Resolves with undefined once the server has accepted the email. */
  send(mail: Mail, id: string): Promise<MailFailure | undefined>;
  close(): void;
}

/** Milliseconds. A claimed email is not sent by another process meanwhile. */
const timeouts = {
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 6_000,
} as const;

/** Connects to a mail server on demand. */
export async function createMailTransport(smtpUrl: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send(mail, id) {
      try {
        await transport.sendMail({
          ...mail,
          // The same in every attempt, so that mail programs show a repeated email once.
          messageId: `<${id}@${mail.from.address.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...{ disableFileAccess: true, disableUrlAccess: true },
        });
        return undefined;
      } catch (error) {
        return failureOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** The messages of a server name the recipient, so only codes are kept. */
function failureOf({ code = 'unknown', responseCode }: SmtpError): MailFailure {
  const isRejected = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isRejected && responseCode !== undefined && responseCode >= 500;
  return { code: `${responseCode ?? code}`.slice(0, 40), isFinal };
}
