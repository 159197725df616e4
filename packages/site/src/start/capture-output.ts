import { stripVTControlCharacters } from 'node:util';
import { logOutput } from '@plaza/contract/process';

/**
 * Redirects everything printed to stdout and stderr into the log, one JSON line per chunk. Output
 * may contain visitors' input (a path, a query), and raw line breaks would let a visitor forge log
 * lines. It also keeps the process alive if a stream's reader is gone.
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
