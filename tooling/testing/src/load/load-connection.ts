import { connect, type Socket } from 'node:net';

/**
 * Receives the outcome of a request: its status (0 for a broken connection), its duration in
 * milliseconds, and the status line and headers, or why the connection broke.
 */
type Take = (status: number, ms: number, head: string) => void;

type PendingRequest = { readonly take: Take; readonly since: number };

export type Connections = {
  readonly send: (take: Take) => void;
  /** Resolves when every request is settled. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
};

/** The local address of a connection, by how many there were before it. */
export type From = (index: number) => string;

type Limits = {
  readonly most: number;
  /** Default: the machine chooses. */
  readonly from?: From;
};

/**
 * Repeats one request on keep-alive connections with prebuilt bytes: Node's own clients cost more
 * than most responses and would become the measured limit.
 */
export function createConnections(
  address: string,
  request: string,
  { most, from }: Limits,
): Connections {
  const { hostname, port } = new URL(address);
  const free: Socket[] = [];
  const open = new Set<Socket>();
  const waiting: PendingRequest[] = [];
  const { promise: whenIdle, resolve: noteIdle } = Promise.withResolvers<void>();
  let first = 0;
  let unanswered = 0;
  let opened = 0;
  let isLast = false;

  const end = ({ take, since }: PendingRequest, status: number, head = '') => {
    take(status, performance.now() - since, head);
    unanswered -= 1;
    if (isLast && unanswered === 0) noteIdle();
  };
  const write = (pending: PendingRequest) => {
    const socket = free.pop() ?? openSocket();
    current.set(socket, pending);
    socket.write(request);
  };
  const sendNext = () => {
    const next = waiting[first];
    if (!next) return;
    first += 1;
    write(next);
  };
  const current = new Map<Socket, PendingRequest>();
  const openSocket = () => {
    const local = from && { localAddress: from(opened) };
    opened += 1;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, ...local });
    open.add(socket);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      const pending = current.get(socket);
      if (!pending || !isWhole(answer)) return;
      const [status, head] = [Number(answer.slice(9, 12)), headOf(answer)];
      answer = '';
      current.delete(socket);
      if (closing.test(head)) discard(socket);
      else free.push(socket);
      end(pending, status, head);
      sendNext();
    });
    let broken = 'closed without an answer';
    socket.on('error', ({ message }) => {
      broken = message;
    });
    socket.once('close', () => {
      discard(socket);
      const pending = current.get(socket);
      current.delete(socket);
      if (pending) end(pending, 0, broken);
      sendNext();
    });
    return socket;
  };
  const discard = (socket: Socket) => {
    open.delete(socket);
    const index = free.indexOf(socket);
    if (index >= 0) free.splice(index, 1);
    socket.end();
  };
  return {
    send(take) {
      unanswered += 1;
      const pending = { take, since: performance.now() };
      if (free.length > 0 || open.size < most) write(pending);
      else waiting.push(pending);
    },
    idle() {
      isLast = true;
      if (unanswered === 0) noteIdle();
      return whenIdle;
    },
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}

const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n'));
const closing = /\r\nconnection: close/i;
const bodyless = /^HTTP\/1\.1 (204|304)/;

/** Whether the response is complete. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n') + 4;
  if (head < 4) return false;
  if (bodyless.test(answer)) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length) return answer.length >= head + Number(length);
  return answer.endsWith('0\r\n\r\n');
}
