import { stripVTControlCharacters } from 'node:util';
import { logOutput } from '@plaza/contract/process';

/**
 * Has all that Next and others print on this process's standard streams written by its log, each
 * piece as one JSON line. What a visitor sent can be in it (a path, a query), and an address with a
 * line break would be two lines of which a visitor wrote the second. A stream whose reader has gone
 * would also end the process, or have it report that without end.
 */
export function captureOutput(): void {
  capture(process.stdout, 1);
  capture(process.stderr, 2);
}

function capture(stream: NodeJS.WriteStream, fd: 1 | 2): void {
  const { write } = logOutput(fd);
  const level = fd === 1 ? 'info' : 'error';
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = stripVTControlCharacters(Buffer.from(chunk as string).toString('utf8')).trim();
    if (text !== '') write(outputLine(level, text));
    const written = rest.find((argument) => typeof argument === 'function');
    if (written) process.nextTick(written as () => void);
    return true;
  };
}

const outputLine = (level: string, output: string) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, output })}\n`;
