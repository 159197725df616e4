import { MessageError } from '../model/errors.ts';
import type { ReadMessages } from './message-source.ts';

/** Locale to the `import()` of its file, which a bundler then keeps apart from the others. */
export type BundledFiles<F = unknown> = Readonly<Record<string, () => Promise<{ default: F }>>>;

/** Reads locale files that are part of the program. */
export function bundledMessages(files: BundledFiles): ReadMessages {
  return async (place) => {
    const open = Object.hasOwn(files, place.locale) ? files[place.locale] : undefined;
    if (!open) throw new MessageError(place, 'there is no file for this locale');
    return (await open()).default;
  };
}
