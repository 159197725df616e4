import type { i18n } from 'i18next';
import { MessageError, type MessagePlace } from '../model/errors.ts';
import type { MessageTable, Translate } from '../model/message-table.ts';
import type { Formats } from './create-formats.ts';
import { type FindOverride, type Refusal, readOverrides } from './read-overrides.ts';

/** The messages and formats of one locale. Immutable. */
export type Translator<T extends MessageTable> = {
  readonly locale: string;
  readonly t: Translate<T>;
  readonly formats: Formats;
  /**
   * Returns a translator with overrides, e.g. from editors. An override that does not match its
   * message is rejected and the original kept.
   */
  readonly withOverrides: (
    find: FindOverride,
    onRefused: (refusal: Refusal) => void,
  ) => Translator<T>;
};

export type TranslatorParts<T extends MessageTable> = {
  readonly place: MessagePlace;
  readonly messages: T;
  readonly texts: Readonly<Record<string, string>>;
  readonly formats: Formats;
  readonly instance: i18n;
};

type Overrides = ReadonlyMap<string, string>;

export function translatorOf<T extends MessageTable>(
  parts: TranslatorParts<T>,
  overrides: Overrides = new Map(),
): Translator<T> {
  return {
    locale: parts.place.locale,
    formats: parts.formats,
    t: (key, ...[values]) => write(parts, overrides, { key, values: values ?? {} }),
    withOverrides: (find, onRefused) =>
      translatorOf(parts, readOverrides({ ...parts, ...parts.place }, find, onRefused)),
  };
}

type Saying = { readonly key: string; readonly values: Readonly<Record<string, unknown>> };

/** Overrides are not added to the instance, because pages with other content share it. */
function write(parts: TranslatorParts<MessageTable>, overrides: Overrides, saying: Saying): string {
  const { instance, texts, place } = parts;
  const { key, values } = saying;
  const count = typeof values.count === 'number' ? { count: values.count } : {};
  const found = instance.t(key, { ...count, returnDetails: true, skipInterpolation: true });
  const fileKey = found.exactUsedKey;
  if (!Object.hasOwn(texts, fileKey)) throw new MessageError(place, `no text '${fileKey}'`);
  const text = overrides.get(fileKey) ?? found.res;
  const said = instance.services.interpolator.interpolate(text, values, place.locale, {});
  return /\}\./.test(text) ? oneStop(said) : said;
}

/** The full stop of a sentence falls together with that of an abbreviation: “10.000 kr.”. */
const oneStop = (said: string) => said.replace(/(?<!\.)\.\.(?!\.)/g, '.');
