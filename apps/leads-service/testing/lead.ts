import type { LeadRecord } from '../src/writes/lead-record.ts';

/** A lead as a browser posts it: nothing but strings. */
export const leadForm = {
  eventId: '0198c5f2-5b7e-7000-8000-00000000000a',
  formToken: 'olivar-es-lp',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  phone: '612 34 56 78',
  amount: '500',
  termMonths: '3',
  locale: 'es-ES',
  privacyAccepted: 'on',
} as const;

const { privacyAccepted: _, ...words } = leadForm;

/** The lead of that number, as it goes to the database. */
export const leadRecord = (number: number, changes: Partial<LeadRecord> = {}): LeadRecord => ({
  ...words,
  phone: '+34612345678',
  amount: 500,
  termMonths: 3,
  websiteId: 900,
  eventId: `0198c5f2-5b7e-7000-8000-${`${number}`.padStart(12, '0')}`,
  id: `0198c5f2-5b7e-7000-9000-${`${number}`.padStart(12, '0')}`,
  ...changes,
});
