import { describe, expect, it } from 'vitest';
import { MessageError } from '../model/errors.ts';
import { loadingDefaults } from '../model/loading-policy.ts';
import { createLoader } from './load-messages.ts';
import { messagesOf, optionsOf, spain, spanish } from './messages.test.support.ts';

/** A reader that fails a number of times, and the pauses before its retries. */
function failing(times: number) {
  const pauses: number[] = [];
  let reads = 0;
  const messages = messagesOf({
    wait: async (milliseconds) => pauses.push(milliseconds),
    read: async () => {
      reads += 1;
      if (reads <= times) throw new Error('connection reset');
      return spanish;
    },
  });
  return { messages, pauses, reads: () => reads };
}

describe('§9 loading messages', () => {
  it('has its defaults in a table', () => {
    expect(loadingDefaults).toEqual({ retries: 5, firstPauseMs: 350, parallelReads: 10 });
  });

  it('retries five times with pauses that double from 350 ms', async () => {
    const { messages, pauses } = failing(5);
    expect((await messages(spain)).t('greeting')).toBe('Hola');
    expect(pauses).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('then throws with locale, namespace and cause; the next call loads again', async () => {
    const { messages, pauses, reads } = failing(6);
    const error = await messages(spain).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(MessageError);
    expect(error).toMatchObject({ locale: 'es-ES', namespace: 'interface' });
    expect(error.message).toBe("Messages 'interface' of es-ES: could not read the file");
    expect(error.cause).toEqual(new Error('connection reset'));
    expect([pauses.length, reads()]).toEqual([5, 6]);
    expect((await messages(spain)).t('greeting')).toBe('Hola');
  });

  it('takes other limits', async () => {
    const pauses: number[] = [];
    const load = createLoader(
      optionsOf({
        loading: { retries: 2, firstPauseMs: 10 },
        wait: async (milliseconds) => pauses.push(milliseconds),
        read: () => Promise.reject(new Error('gone')),
      }),
    );
    await expect(load('es-ES')).rejects.toThrow('could not read the file');
    expect(pauses).toEqual([10, 20]);
  });

  it('does not retry a locale without a file', async () => {
    const pauses: number[] = [];
    const load = createLoader(
      optionsOf({ wait: async (milliseconds) => pauses.push(milliseconds) }),
    );
    await expect(load('constructor')).rejects.toThrow(
      "Messages 'interface' of constructor: no file for this locale",
    );
    expect(pauses).toEqual([]);
  });

  it('runs at most ten reads at once and finishes all', async () => {
    const open: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const load = createLoader(
      optionsOf({
        read: async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise<void>((resolve) => open.push(resolve));
          running -= 1;
          return spanish;
        },
      }),
    );
    const loads = Promise.all(Array.from({ length: 35 }, () => load('es-ES')));
    for (let opened = 0; opened < 35; opened += 1) {
      await expect.poll(() => open.length, { interval: 0 }).toBeGreaterThan(0);
      open.shift()?.();
    }
    expect(await loads).toHaveLength(35);
    expect([most, running]).toEqual([10, 0]);
  });

  it('frees its slot during a pause', async () => {
    const order: string[] = [];
    const load = createLoader(
      optionsOf({
        loading: { parallelReads: 1, retries: 1 },
        wait: () => load('es-MX').then(() => order.push('the other')),
        read: async ({ locale }) => {
          if (locale === 'es-MX' || order.length > 0) return spanish;
          throw new Error('busy');
        },
      }),
    );
    await load('es-ES');
    expect(order).toEqual(['the other']);
  });
});
