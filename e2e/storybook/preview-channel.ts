import type { Page } from 'playwright';

/** The channel over which Storybook's manager and its preview talk. */
type Channel = {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
};

type PreviewWindow = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** What Storybook says when a story does not come to stand. */
const faults = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
] as const;

const timeoutMs = 10_000;

/**
 * Says something to the preview and waits until the story has come to stand, its play function included.
 * @returns what the story threw on the way; nothing when all went well
 */
export function tellPreview(page: Page, event: string, payload: unknown): Promise<string[]> {
  return page.evaluate(
    ({ event, payload, faults, timeoutMs }) => {
      const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const { promise, resolve } = Promise.withResolvers<string[]>();
      const seen: string[] = [];
      const listeners = faults.map((fault) => {
        const listener = (reason: unknown) => {
          const { message } = Object(reason);
          seen.push(`${fault}: ${message ?? JSON.stringify(reason)}`);
        };
        channel.on(fault, listener);
        return () => channel.off(fault, listener);
      });
      const finish = () => resolve(seen);
      channel.on('storyFinished', finish);
      channel.on('storyMissing', finish);
      const timer = setTimeout(() => {
        seen.push(`not finished after ${timeoutMs} ms`);
        finish();
      }, timeoutMs);
      channel.emit(event, payload);
      return promise.finally(() => {
        clearTimeout(timer);
        channel.off('storyFinished', finish);
        channel.off('storyMissing', finish);
        for (const leave of listeners) leave();
      });
    },
    { event, payload, faults, timeoutMs },
  );
}

/** Sets globals of a preview that shows no story yet, which no address can do. */
export const setGlobals = (page: Page, globals: object): Promise<void> =>
  page.evaluate((globals) => {
    (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
  }, globals);
