export { type BundledFiles, bundledMessages } from './core/bundled-messages.ts';
export { checkMessages, entriesOf } from './core/check-messages.ts';
export { createFormats, type Formats, type Market } from './core/create-formats.ts';
export { createMessages, type Messages } from './core/create-messages.ts';
export { formatMexicanPhone } from './core/format-mexican-phone.ts';
export { formatMoney, type MoneyOptions } from './core/format-money.ts';
export type { MessagesOptions, ReadMessages } from './core/load-messages.ts';
export { type NumberWords, numberWords } from './core/number-words.ts';
export type { MoneyValue } from './core/read-money.ts';
export type { FindOverride, Refusal } from './core/read-overrides.ts';
export { type AmountParts, splitDecimals } from './core/split-decimals.ts';
export type { Translator } from './core/translator.ts';
export { flowMailMessages } from './interface/flow-mail-messages.ts';
export {
  type InterfaceFile,
  type InterfaceMessages,
  type InterfaceTranslator,
  interfaceMessages,
  type TranslateInterface,
  type Writing,
} from './interface/interface-messages.ts';
export { interfaceLanguages, interfaceTexts, type OwnTexts } from './interface/interface-texts.ts';
export { MessageError, type MessagePlace } from './model/errors.ts';
export type { FormatName } from './model/format-values.ts';
export { type LoadingPolicy, loadingDefaults } from './model/loading-policy.ts';
export type {
  MessageArguments,
  MessageFile,
  MessageTable,
  Translate,
} from './model/message-table.ts';
