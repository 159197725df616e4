import { createHash } from 'node:crypto';
import { type ContactMessageRequest, contactMessageRequestSchema } from '@plaza/contract';
import { type ContactError, type ContactField, contactFields, contactForm } from '@plaza/screens';
import { spamSigns } from '../forms/spam-signs.ts';

/** Submitted values, shown again in the form. */
export type WrittenValues = Readonly<Record<ContactField, string>>;

export type ReadContactForm = {
  readonly values: WrittenValues;
  /** In the order of the fields, one issue per field. */
  readonly issues: readonly (readonly [ContactField, ContactError])[];
  /** The message for the service, if the form is valid. */
  readonly message: ContactMessageRequest | undefined;
};

const fieldNames = Object.keys(contactFields) as ContactField[];

/**
 * Reads the contact form that a browser posted.
 *
 * @param today ISO 8601 day, part of the message's key
 */
export function readContactForm(form: URLSearchParams, today: string): ReadContactForm {
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, form.get(name) ?? '']),
  ) as WrittenValues;
  const locale = form.get(contactForm.localeField) ?? '';
  const { privacy, ...texts } = values;
  const parsed = contactMessageRequestSchema.safeParse({
    ...texts,
    locale,
    privacyAccepted: privacy !== '',
    idempotencyKey: keyOf([...Object.values(texts), locale, today]),
    spamSigns: spamSigns(form.get(contactForm.trapField), elapsedOf(form), contactForm.shortestMs),
  });
  if (parsed.success) return { values, issues: [], message: parsed.data };
  const issues = new Map(parsed.error.issues.map((issue) => [fieldOf(issue.path), issue.code]));
  const invalid = fieldNames.flatMap((field) => {
    const code = issues.get(field);
    return code ? [[field, issueOf(code, values[field])] as const] : [];
  });
  return { values, issues: invalid, message: undefined };
}

/**
 * The same texts on the same day are one message. A shared static page cannot contain a unique key;
 * this one survives a double click, a reload and the back button.
 */
const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

function elapsedOf(form: URLSearchParams): number | undefined {
  const elapsed = form.get(contactForm.elapsedField) ?? '';
  return /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined;
}

const fieldOf = ([name]: readonly PropertyKey[]) =>
  name === 'privacyAccepted' ? 'privacy' : String(name);

function issueOf(code: string, value: string): ContactError {
  if (value.trim() === '' || code === 'invalid_value') return 'missing';
  return code === 'too_big' ? 'long' : 'wrong';
}
