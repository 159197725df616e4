import { MessageError } from '../model/errors.ts';
import type { ReadMessages } from './load-messages.ts';

/** Maps each locale to the `import()` of its file, so that a bundler splits them. */
export type BundledFiles<F = unknown> = Readonly<Record<string, () => Promise<{ default: F }>>>;

/** Reads locale files that are bundled with the program. */
export function bundledMessages(files: BundledFiles): ReadMessages {
  return async (place) => {
    const open = Object.hasOwn(files, place.locale) ? files[place.locale] : undefined;
    if (!open) throw new MessageError(place, 'no file for this locale');
    return (await open()).default;
  };
}
