import type { FastifyReply } from 'fastify';
import { mayFrame } from './frame-policy.ts';
import type { Html } from './html.ts';
import { type LeadFormState, leadForm, receipt } from './lead-form-markup.ts';
import { leadFormPage } from './lead-form-page.ts';
import { leadFormLocale } from './lead-form-words.ts';

/** What the visitor filled in and what the form carries, by name, as a form has them. */
export type LeadFormValues = LeadFormState['values'];

export interface LeadFormAnswers {
  /** The form; with faults or a failure it comes back with what was written. */
  sendForm(
    reply: FastifyReply,
    values: LeadFormValues,
    found?: Pick<LeadFormState, 'faults' | 'failure'>,
  ): FastifyReply;
  sendReceipt(reply: FastifyReply, values: LeadFormValues, lead: TakenLead): FastifyReply;
}

interface TakenLead {
  readonly eventId: string;
  readonly id: string;
  readonly amount: number;
}

/** @param origins whose pages may frame the form, and be told of it */
export function leadFormAnswers(origins: readonly string[]): LeadFormAnswers {
  const send = (reply: FastifyReply, values: LeadFormValues, shown: Shown) => {
    const { parentOrigin: parent, whiteLabelToken: whiteLabel } = values;
    const parentOrigin = parent && mayFrame(parent, origins) ? parent : undefined;
    const page = { locale: localeOf(values), whiteLabel, parentOrigin, ...shown };
    return reply.type('text/html; charset=utf-8').send(leadFormPage(page));
  };
  return {
    sendForm(reply, values, found = {}) {
      const content = leadForm({ locale: localeOf(values), values, ...found });
      return send(reply, values, { content, isFaulty: Object.keys(found).length > 0 });
    },
    sendReceipt: (reply, values, lead) =>
      send(reply, values, {
        content: receipt({ locale: localeOf(values), values }, lead.id),
        lead,
      }),
  };
}

type Shown = { readonly content: Html; readonly isFaulty?: boolean; readonly lead?: TakenLead };

const localeOf = ({ locale = '' }: LeadFormValues) => leadFormLocale(locale);
