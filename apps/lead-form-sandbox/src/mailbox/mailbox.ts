import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

/** An email as the mailbox shows it. */
export type ReceivedMail = {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
};

export type Mailbox = {
  /** Newest first. */
  list(): readonly ReceivedMail[];
  find(id: string): ReceivedMail | undefined;
  /** Adds an email, and forgets the oldest ones beyond the limit. */
  receive(message: Uint8Array, envelope: Envelope): Promise<void>;
};

type Envelope = { readonly from: string; readonly to: readonly string[] };

/** Emails in memory, of at most `largestMail` bytes each. */
const mostMails = 200;
export const largestMail = 256 * 1024;

/** A mailbox for every address, in memory. */
export function createMailbox(limit = mostMails): Mailbox {
  const mails: ReceivedMail[] = [];
  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    async receive(message, envelope) {
      const mail = await PostalMime.parse(message);
      mails.unshift({
        id: randomUUID(),
        receivedAt: new Date(),
        ...envelope,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html,
      });
      mails.length = Math.min(mails.length, limit);
    },
  };
}
