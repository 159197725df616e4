import { expect, test } from 'vitest';
import { freePort, runProcess, serveLocally, startProcess, until, waitForAnswer } from './index.ts';

const node = (code: string) => startProcess({ args: ['-e', code], cwd: import.meta.dirname });

test('a process has its output and its exit code', async () => {
  const failing = node('console.log("out"); console.error("err"); process.exit(3)');
  expect(await failing.ended).toEqual({ code: 3 });
  expect(failing.output()).toContain('out');
  expect(failing.output()).toContain('err');
});

test('a failing command throws its output', async () => {
  const command = { args: ['-e', 'console.log("why"); process.exit(1)'], cwd: import.meta.dirname };
  await expect(runProcess(command)).rejects.toThrow('why');
});

test('waiting for a process that has ended throws its output immediately', async () => {
  const address = `http://127.0.0.1:${await freePort()}`;
  const began = performance.now();
  const waiting = waitForAnswer(address, node('console.log("no port for me")'));
  await expect(waiting).rejects.toThrow(/No response from .*\nno port for me/s);
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('until returns the first value, and throws the last rejection on timeout', async () => {
  const answers = [undefined, false, 'third'] as const;
  let tries = 0;
  expect(await until(() => answers[tries++])).toBe('third');
  const failing = until(() => Promise.reject(new Error('still closed')), 100);
  await expect(failing).rejects.toThrow('Timed out after 0.1 s');
  await expect(failing).rejects.toMatchObject({ cause: new Error('still closed') });
});

test('a free port is free and below the ephemeral ports', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
  const { url, close } = await serveLocally((_request, response) => response.end('here'));
  expect(await (await fetch(url)).text()).toBe('here');
  await close();
  await expect(fetch(url)).rejects.toThrow();
});
