import type { StoredMessage } from './message-list.ts';
import { printable } from './printable.ts';

/** Formats messages for terminals: a line of columns each, and its indented text. */
export function formatMessages(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return 'No messages';
  const heads = messages.map(headOf);
  const widths = heads[0]?.map((_, column) =>
    Math.max(...heads.map((head) => head[column]?.length ?? 0)),
  );
  return messages
    .map(({ message }, index) => {
      const head = heads[index]?.map((cell, column) => cell.padEnd(widths?.[column] ?? 0));
      const lines = message.split('\n').map((line) => `    ${printable(line)}`.trimEnd());
      return [head?.join('  ').trimEnd(), ...lines].join('\n');
    })
    .join('\n\n');
}

function headOf({
  receivedAt,
  websiteId,
  topic,
  name,
  email,
  locale,
  spamSigns,
  id,
}: StoredMessage) {
  const time = receivedAt.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
  const signs = spamSigns.length > 0 ? [`(${spamSigns.join(', ')})`] : [];
  return [time, `${websiteId}`, topic, `${name} <${email}>`, locale, id, ...signs].map(printable);
}
