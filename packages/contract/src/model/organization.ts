import * as z from 'zod';
import { webUrl } from './link.ts';
import { line, text } from './text.ts';

/** The company behind the site, with the legal details required on every commercial page. */
export const organizationSchema = z
  .object({
    name: line,
    legalName: line,
    taxId: text(40).optional(),
    registration: text(500).optional(),
    address: z.array(line).min(1).max(8),
    email: z.email().max(254).optional(),
    telephone: text(40).optional(),
    /** Opening hours of the telephone, as text. */
    openingHours: text(200).optional(),
    url: webUrl.optional(),
    dataProtectionEmail: z.email().max(254).optional(),
    supervisor: text(500).optional(),
    /** The independent body that a complaint about the company can be taken to. */
    complaints: z.object({ name: line, url: webUrl }).optional(),
  })
  .meta({ id: 'Organization' });

export type Organization = z.output<typeof organizationSchema>;
