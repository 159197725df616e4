import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { largestMail, type Mailbox } from './mailbox.ts';

export type SmtpReceiver = {
  /** The port it listens on. */
  readonly port: number;
  close(): Promise<void>;
};

/**
 * Accepts every email on this machine into a mailbox, without passwords and encryption, and
 * delivers none.
 *
 * @param port 0 for a free one
 */
export async function openSmtpReceiver(mailbox: Mailbox, port: number): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    maxClients: 50,
    socketTimeout: 30_000,
    async onData(stream, { envelope }, callback) {
      try {
        const message = await buffer(stream);
        if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        await mailbox.receive(message, { from, to });
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  // A broken connection concerns its client alone.
  server.removeAllListeners('error').on('error', () => {});
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
