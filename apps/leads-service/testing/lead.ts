import type { LeadRequest } from '@plaza/contract';
import type { LeadRecord } from '../src/writes/lead-record.ts';

/** A lead as sent by a lead service. */
export const sampleLead = {
  eventId: '0198c5f2-5b7e-7000-8000-00000000000a',
  formToken: 'olivar-es-lp',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '+34612345678',
  amount: 500,
  currency: 'EUR',
  termMonths: 3,
  locale: 'es-ES',
  privacyAccepted: true,
} as const satisfies LeadRequest;

const { privacyAccepted: _, ...fields } = sampleLead;

/** The record of a lead, with ids from the number. */
export const leadRecord = (number: number, changes: Partial<LeadRecord> = {}): LeadRecord => ({
  ...fields,
  websiteId: 900,
  eventId: `0198c5f2-5b7e-7000-8000-${`${number}`.padStart(12, '0')}`,
  id: `0198c5f2-5b7e-7000-9000-${`${number}`.padStart(12, '0')}`,
  ...changes,
});
