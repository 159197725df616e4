import { typedEmail } from '@plaza/contract';
import * as z from 'zod';

/** A person at a website, by their address. */
export const personSchema = z.object({
  websiteId: z.int().min(1).max(2_147_483_647),
  email: typedEmail,
});

export const eraseSchema = personSchema.extend({ dryRun: z.boolean() });

const rows = z.array(z.looseObject({}));

/** Everything stored under an address; answers of applications are decrypted. */
export const personExportSchema = z.object({ applications: rows, messages: rows, leads: rows });

export const erasureSchema = z.object({
  applications: z.int(),
  emails: z.int(),
  messages: z.int(),
  leads: z.int(),
  /** Complaints stay for as long as they have to be answered for. */
  keptComplaints: z.int(),
  /** What remains in the files of the database, as sentences for the operator. */
  notes: z.array(z.string()),
});

export type Person = z.output<typeof personSchema>;
export type PersonExport = z.output<typeof personExportSchema>;
export type Erasure = z.output<typeof erasureSchema>;
