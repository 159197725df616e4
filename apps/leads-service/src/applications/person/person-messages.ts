import { z } from 'zod';

/** A person at a website, by their address. */
export const personSchema = z.object({
  websiteId: z.int().min(1).max(2_147_483_647),
  email: z.string().trim().max(254).pipe(z.email()),
});

export const eraseSchema = personSchema.extend({ dryRun: z.boolean() });

/** The applications of a person, decrypted. */
export const personExportSchema = z.object({ applications: z.array(z.looseObject({})) });

export const erasureSchema = z.object({
  applications: z.int(),
  emails: z.int(),
});

export type Person = z.output<typeof personSchema>;
export type PersonExport = z.output<typeof personExportSchema>;
export type Erasure = z.output<typeof erasureSchema>;
