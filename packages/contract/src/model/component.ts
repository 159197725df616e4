import * as z from 'zod';
import { accessibilityReportSchema } from './accessibility-report.ts';
import { cookieConsentSchema } from './cookie-consent.ts';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { linkSchema } from './link.ts';
import { organizationSchema } from './organization.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { line, paragraph } from './text.ts';

const componentFields = { ...addressableFields, name: line };

const richTextComponent = z.object({
  ...componentFields,
  type: z.literal('richText'),
  body: richTextDocumentSchema,
});

const bannerComponent = z.object({
  ...componentFields,
  type: z.literal('banner'),
  heading: line,
  text: paragraph.optional(),
  image: imageSchema.optional(),
  action: z.object({ label: line, link: linkSchema }).optional(),
});

const cookieConsentComponent = z.object({
  ...componentFields,
  type: z.literal('cookieConsent'),
  content: cookieConsentSchema,
});

const organizationComponent = z.object({
  ...componentFields,
  type: z.literal('organization'),
  organization: organizationSchema,
});

const accessibilityReportComponent = z.object({
  ...componentFields,
  type: z.literal('accessibilityReport'),
  report: accessibilityReportSchema,
});

/** §7.1 `/content/components`: shared parts of pages, found by slug and distinguished by `type`. */
export const componentSchema = z
  .discriminatedUnion('type', [
    richTextComponent,
    bannerComponent,
    cookieConsentComponent,
    organizationComponent,
    accessibilityReportComponent,
  ])
  .meta({ id: 'Component' });

export type Component = z.output<typeof componentSchema>;
