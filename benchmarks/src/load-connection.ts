import { connect, type Socket } from 'node:net';

/** Receives an answer: its status, 0 where the connection broke, and the milliseconds it took. */
type Take = (status: number, ms: number) => void;

type Asked = { readonly take: Take; readonly since: number };

export type Connections = {
  readonly ask: (take: Take) => void;
  /** Resolves when every request has its answer. */
  readonly idle: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Asks one thing over and over, on connections that are kept, with bytes that are made once: a
 * client of Node's own costs more than most answers, and would be the limit that is measured.
 */
export function createConnections(address: string, request: string, most: number): Connections {
  const { hostname, port } = new URL(address);
  const free: Socket[] = [];
  const open = new Set<Socket>();
  const waiting: Asked[] = [];
  const { promise: whenIdle, resolve: noteIdle } = Promise.withResolvers<void>();
  let first = 0;
  let unanswered = 0;
  let isLast = false;

  const end = ({ take, since }: Asked, status: number) => {
    take(status, performance.now() - since);
    unanswered -= 1;
    if (isLast && unanswered === 0) noteIdle();
  };
  const send = (asked: Asked) => {
    const socket = free.pop() ?? openSocket();
    current.set(socket, asked);
    socket.write(request);
  };
  const sendNext = () => {
    const next = waiting[first];
    if (!next) return;
    first += 1;
    send(next);
  };
  const current = new Map<Socket, Asked>();
  const openSocket = () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    open.add(socket);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
      const asked = current.get(socket);
      if (!asked || !isWhole(answer)) return;
      const [status, isKept] = [Number(answer.slice(9, 12)), !closing.test(headOf(answer))];
      answer = '';
      current.delete(socket);
      if (isKept) free.push(socket);
      else discard(socket);
      end(asked, status);
      sendNext();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      discard(socket);
      const asked = current.get(socket);
      current.delete(socket);
      if (asked) end(asked, 0);
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
    ask(take) {
      unanswered += 1;
      const asked = { take, since: performance.now() };
      if (free.length > 0 || open.size < most) send(asked);
      else waiting.push(asked);
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

/** Whether all of an answer is there. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n') + 4;
  if (head < 4) return false;
  if (bodyless.test(answer)) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length) return answer.length >= head + Number(length);
  return answer.endsWith('0\r\n\r\n');
}
