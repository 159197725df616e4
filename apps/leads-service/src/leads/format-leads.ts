import { printable } from '../messages/printable.ts';
import type { StoredLead } from './lead-list.ts';

/** Formats leads for terminals: a line each, and an indented line with their source. */
export function formatLeads(leads: readonly StoredLead[]): string {
  return leads.length === 0 ? 'No leads' : leads.map(linesOf).join('\n');
}

function linesOf(lead: StoredLead): string {
  const { receivedAt, websiteId, name, email, phone, amount, currency, termMonths, eventId } = lead;
  const time = receivedAt.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
  const request = `${currency ? `${amount} ${currency}` : amount} over ${termMonths} ${termMonths === 1 ? 'month' : 'months'}`;
  const head = [time, `${websiteId}`, request, `${name} <${email}>`, phone];
  return `${head.map(printable).join('  ')}\n    event ${printable(eventId)}${sourceOf(lead)}`;
}

function sourceOf({ formToken, whiteLabelToken, pubid, channelId, keyword }: StoredLead): string {
  const known = { form: formToken, label: whiteLabelToken, pubid, channel: channelId, keyword };
  return Object.entries(known)
    .flatMap(([name, value]) => (value === null ? [] : [`, ${name} ${printable(value)}`]))
    .join('');
}
