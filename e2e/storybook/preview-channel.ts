import type { Page } from 'playwright';

/** The channel over which Storybook's manager and its preview talk. */
type Channel = {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
};

type PreviewWindow = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** The events by which Storybook reports a story that fails. */
const failures = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
] as const;

const timeoutMs = 10_000;

/**
 * Sends an event to the preview and waits until the story has finished, its play function included.
 * @returns what the story threw
 */
export function sendToPreview(page: Page, event: string, payload: unknown): Promise<string[]> {
  return page.evaluate(
    ({ event, payload, failures, timeoutMs }) => {
      const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
      const { promise, resolve } = Promise.withResolvers<string[]>();
      const seen: string[] = [];
      const listeners = failures.map((failure) => {
        const listener = (reason: unknown) => {
          const { message } = Object(reason);
          seen.push(`${failure}: ${message ?? JSON.stringify(reason)}`);
        };
        channel.on(failure, listener);
        return () => channel.off(failure, listener);
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
        for (const remove of listeners) remove();
      });
    },
    { event, payload, failures, timeoutMs },
  );
}

/** Sets globals of a preview that shows no story yet; an address cannot. */
export const setGlobals = (page: Page, globals: object): Promise<void> =>
  page.evaluate((globals) => {
    (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
  }, globals);
