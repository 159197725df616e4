import type { MessageFile, MessageTable } from '../model/message-table.ts';
import { bundledMessages } from './bundled-messages.ts';
import { createMessages } from './create-messages.ts';
import type { MessagesOptions } from './load-messages.ts';

/** A small set of messages in two languages, one of them with four plural forms. */
export const messages = {
  greeting: {},
  price: { name: 'text', amount: 'money', apr: 'apr' },
  payments: { count: 'count', amount: 'money' },
  updated: { date: 'date' },
} as const satisfies MessageTable;

export type Table = typeof messages;

export const spanish = {
  greeting: 'Hola',
  price: '{name}: {amount, money} ({apr})',
  payments_one: 'un pago de {amount}',
  payments_many: '{count} pagos de {amount}',
  payments_other: '{count} pagos de {amount}',
  updated: 'Revisado el {date, date}',
} as const satisfies MessageFile<Table>;

export const polish = {
  greeting: 'Cześć',
  price: '{name}: {amount} (RRSO {apr, apr})',
  payments_one: '{count} rata po {amount}',
  payments_few: '{count} raty po {amount}',
  payments_many: '{count} rat po {amount}',
  payments_other: '{count} raty po {amount, money}',
  updated: 'Aktualizacja: {date}',
} as const satisfies MessageFile<Table>;

export const files = {
  'es-ES': async () => ({ default: spanish }),
  'pl-PL': async () => ({ default: polish }),
};

export const spain = { locale: 'es-ES', currency: 'EUR' };
export const poland = { locale: 'pl-PL', currency: 'PLN' };

/** Options for the messages above; by default with these files. */
export const optionsOf = (
  options: Partial<MessagesOptions<Table>> = {},
): MessagesOptions<Table> => ({
  namespace: 'interface',
  messages,
  read: bundledMessages(files),
  ...options,
});

export const messagesOf = (options: Partial<MessagesOptions<Table>> = {}) =>
  createMessages(optionsOf(options));
