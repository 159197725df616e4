import { printable } from '../messages/printable.ts';
import type { StoredLead } from './lead-list.ts';

/** Leads as people read them: a line for each, and below it, indented, where it came by. */
export function formatLeads(leads: readonly StoredLead[]): string {
  return leads.length === 0 ? 'No leads' : leads.map(linesOf).join('\n');
}

function linesOf(lead: StoredLead): string {
  const { receivedAt, websiteId, name, email, phone, amount, currency, termMonths, eventId } = lead;
  const time = receivedAt.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
  const wish = `${currency ? `${amount} ${currency}` : amount} over ${termMonths} ${termMonths === 1 ? 'month' : 'months'}`;
  const head = [time, `${websiteId}`, wish, `${name} <${email}>`, phone];
  return `${head.map(printable).join('  ')}\n    event ${printable(eventId)}${cameBy(lead)}`;
}

function cameBy({ formToken, whiteLabelToken, pubid, channelId, keyword }: StoredLead): string {
  const known = { form: formToken, label: whiteLabelToken, pubid, channel: channelId, keyword };
  return Object.entries(known)
    .flatMap(([name, value]) => (value === null ? [] : [`, ${name} ${printable(value)}`]))
    .join('');
}
