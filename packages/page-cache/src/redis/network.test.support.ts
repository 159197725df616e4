import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server on the loopback, which can be cut. */
export type Network = {
  readonly port: number;
  /** From now on nothing passes, silently: no byte, no end of a connection. */
  readonly cut: () => void;
  /** What was held back passes, as TCP sends it again. */
  readonly heal: () => void;
  readonly close: () => void;
};

export async function openNetwork(to: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const held: (() => void)[] = [];
  const pass = (action: () => void) => void (isCut ? held.push(action) : action());
  const server = createServer({ pauseOnConnect: true }, (near) => {
    pass(() => {
      near.resume();
      const far = connect(to, '127.0.0.1');
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (bytes) => pass(() => into.write(bytes)));
        from.on('error', () => {});
        from.on('close', () => {
          sockets.delete(from);
          pass(() => into.destroy());
        });
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
    },
    heal() {
      isCut = false;
      for (const action of held.splice(0)) action();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
