import * as z from 'zod';
import { receiptIdSchema } from './consent-receipt.ts';
import { SPAM_SIGNS } from './contact-message.ts';
import { impressionIdSchema } from './impression.ts';
import { leadTokenSchema } from './lead-token.ts';
import { localeSchema } from './locale.ts';
import { instant, slug, text } from './text.ts';
import { typedEmail } from './typed-text.ts';
import { eventIdSchema } from './user-event.ts';

/** The most that an application holds. A whole request has at most 64 KB. */
export const APPLICATION_LIMITS = {
  /** UTF-16 units of an answer. */
  answer: 5000,
  /** Chosen options of a field. */
  choices: 50,
  fields: 60,
  /** Entries of a step that can be added again. */
  items: 20,
  vendors: 20,
  steps: 40,
} as const;

/** The name of a flow, as in the tables of flows. */
const flowName = slug;

/** The name of a step, a field or an end. */
const name = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/);

const answer = z.string().max(APPLICATION_LIMITS.answer);

const hasAtMost = (most: number) => (record: object) => Object.keys(record).length <= most;

/** The answers of a step by field; several for a field of which several options can be chosen. */
const stepAnswers = z
  .record(name, z.union([answer, z.array(answer).max(APPLICATION_LIMITS.choices)]))
  .refine(hasAtMost(APPLICATION_LIMITS.fields), 'has too many fields');

/** A step that can be added again has a list. */
const answersOfStep = z.union([stepAnswers, z.array(stepAnswers).max(APPLICATION_LIMITS.items)]);

const answersByStep = z
  .record(name, answersOfStep)
  .refine(hasAtMost(APPLICATION_LIMITS.steps), 'has too many steps');

/** Every accepted change increases the version of an application by one. */
const version = z.int().min(1).max(1_000_000_000);

/** 256 random bits as base64url. The service stores only its SHA-256. */
export const applicationTokenSchema = z
  .string()
  .max(43)
  .regex(/^[A-Za-z0-9_-]{43}$/);

const id = z.uuid().max(36);

/** A SHA-256 as base64url. */
const hash = z
  .string()
  .max(43)
  .regex(/^[A-Za-z0-9_-]{43}$/);

/** The name of a vendor that events can be sent to. */
export const vendorSchema = slug;

/** Body of POST /applications. */
export const applicationRequestSchema = z
  .object({
    flow: flowName,
    locale: localeSchema,
    /** ISO 3166, whose rules the answers follow. */
    country: z
      .string()
      .length(2)
      .regex(/^[A-Z]{2}$/),
    /** The page's event id, also sent to the vendors. */
    eventId: eventIdSchema,
    impressionId: impressionIdSchema.optional(),
    uniqueUserId: text(1024).optional(),
    whiteLabelToken: leadTokenSchema.optional(),
    /** The SHA-256 of the state that a partner's visitor came with, which starts one application. */
    handOver: hash.optional(),
    /**
     * What is known beforehand, by step. It is returned as `prefill`, and becomes an answer when the
     * applicant sends it. Values that the flow rejects are left out.
     */
    answers: answersByStep.optional(),
  })
  .meta({ id: 'ApplicationRequest' });

/** Response of POST /applications. The token gives access to the application. */
export const applicationCreatedSchema = z
  .object({ id, token: applicationTokenSchema, version })
  .meta({ id: 'ApplicationCreated' });

/** Response of GET /applications/{id}. */
export const applicationSchema = z
  .object({
    id,
    flow: flowName,
    locale: localeSchema,
    country: z.string().length(2),
    version,
    state: z.enum(['open', 'submitted']),
    answers: answersByStep,
    prefill: answersByStep.optional(),
    emailConfirmed: z.boolean(),
    /**
     * Whether personal answers are masked: this browser opened the application with a link, and has
     * not confirmed the address by a link of its own. `a•••@example.com`, otherwise `•••`.
     */
    masked: z.boolean(),
    /** Vendors that have received the events of the application. */
    notifiedVendors: z.array(vendorSchema).max(APPLICATION_LIMITS.vendors),
    eventId: eventIdSchema,
    whiteLabelToken: leadTokenSchema.optional(),
    createdAt: instant,
    /** The rest only of a submitted application. */
    end: name.optional(),
    reference: text(20).optional(),
    submittedAt: instant.optional(),
  })
  .meta({ id: 'Application' });

/** Body of PUT /applications/{id}/steps/{step}: the whole step. */
export const applicationStepRequestSchema = z
  .object({
    version,
    answers: answersOfStep,
    /** Fields whose stored answers stay, e.g. masked ones that nobody has typed again. */
    keep: z.array(name).max(APPLICATION_LIMITS.fields).optional(),
  })
  .meta({ id: 'ApplicationStepRequest' });

/** Response to a stored change. */
export const applicationVersionSchema = z.object({ version }).meta({ id: 'ApplicationVersion' });

/** Body of POST /applications/{id}/submit. */
export const applicationSubmitRequestSchema = z
  .object({
    version,
    idempotencyKey: z
      .string()
      .max(64)
      .regex(/^[A-Za-z0-9_-]{16,64}$/),
    /** What suggests that a program sent it; it is stored either way. */
    spamSigns: z.array(z.enum(SPAM_SIGNS)).max(SPAM_SIGNS.length).optional(),
    /** With marketing consent: its receipt, without which no server of a vendor is notified. */
    consentId: receiptIdSchema.optional(),
  })
  .meta({ id: 'ApplicationSubmitRequest' });

/** Response of POST /applications/{id}/submit, the same for every repetition with its key. */
export const applicationSubmittedSchema = z
  .object({
    end: name,
    /** To quote to the company, e.g. `7K3M-9QXR-2D`. */
    reference: text(20),
    submittedAt: instant,
  })
  .meta({ id: 'ApplicationSubmitted' });

/** Body of POST /applications/{id}/confirmation-email; an address replaces the answered one. */
export const confirmationEmailRequestSchema = z
  .object({ email: typedEmail.optional() })
  .meta({ id: 'ConfirmationEmailRequest' });

/**
 * Response of POST /applications/{id}/confirmation-email, which does not tell whether an email is
 * sent. A corrected address has changed the version.
 */
export const confirmationEmailResponseSchema = z
  .object({
    version,
    /** Seconds until this application can ask for another email. */
    retryAfter: z.int().min(0).max(86_400),
  })
  .meta({ id: 'ConfirmationEmailResponse' });

/**
 * Body of POST /email-confirmations: the token of the link in an email, and the one by which this
 * browser already holds the application. Without that, personal answers are masked.
 */
export const emailConfirmationRequestSchema = z
  .object({ token: applicationTokenSchema, heldToken: applicationTokenSchema.optional() })
  .meta({ id: 'EmailConfirmationRequest' });

/**
 * Response of POST /email-confirmations, with a new token of the application for this browser. All
 * older tokens and links of the application are revoked.
 */
export const emailConfirmedSchema = z
  .object({ id, token: applicationTokenSchema, flow: flowName, locale: localeSchema })
  .meta({ id: 'EmailConfirmed' });

export type ApplicationRequest = z.output<typeof applicationRequestSchema>;
export type ApplicationCreated = z.output<typeof applicationCreatedSchema>;
export type Application = z.output<typeof applicationSchema>;
export type ApplicationAnswers = Application['answers'];
export type ApplicationStepRequest = z.output<typeof applicationStepRequestSchema>;
export type ApplicationSubmitRequest = z.output<typeof applicationSubmitRequestSchema>;
export type ApplicationSubmitted = z.output<typeof applicationSubmittedSchema>;
export type ConfirmationEmailRequest = z.output<typeof confirmationEmailRequestSchema>;
export type ConfirmationEmailResponse = z.output<typeof confirmationEmailResponseSchema>;
export type EmailConfirmationRequest = z.output<typeof emailConfirmationRequestSchema>;
export type EmailConfirmed = z.output<typeof emailConfirmedSchema>;
