import { createHash } from 'node:crypto';
import { type ContactMessageRequest, contactMessageRequestSchema } from '@plaza/contract';
import { type ContactFault, type ContactField, contactFields, contactForm } from '@plaza/screens';

/** What a field shows again when the form comes back. */
export type WrittenValues = Readonly<Record<ContactField, string>>;

export type ReadContactForm = {
  readonly values: WrittenValues;
  /** In the order of the fields; one fault a field. */
  readonly faults: readonly (readonly [ContactField, ContactFault])[];
  /** What is sent to the service, when nothing is wrong. */
  readonly message: ContactMessageRequest | undefined;
};

const fieldNames = Object.keys(contactFields) as ContactField[];

/** Reads a form as a browser posts it. @param today ISO 8601 day, part of the message's key */
export function readContactForm(form: URLSearchParams, today: string): ReadContactForm {
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, form.get(name) ?? '']),
  ) as WrittenValues;
  const locale = form.get(contactForm.localeField) ?? '';
  const { privacy, ...words } = values;
  const parsed = contactMessageRequestSchema.safeParse({
    ...words,
    email: values.email.trim(),
    locale,
    privacyAccepted: privacy !== '',
    idempotencyKey: keyOf([...Object.values(words), locale, today]),
    spamSigns: spamSigns(form),
  });
  if (parsed.success) return { values, faults: [], message: parsed.data };
  const issues = new Map(parsed.error.issues.map((issue) => [fieldOf(issue.path), issue.code]));
  const faults = fieldNames.flatMap((field) => {
    const code = issues.get(field);
    return code ? [[field, faultOf(code, values[field])] as const] : [];
  });
  return { values, faults, message: undefined };
}

/**
 * The same words on the same day are one message: a page that everybody shares can hold no key of
 * its own, and this one survives a double click, a reload and the way back.
 */
const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

function spamSigns(form: URLSearchParams) {
  const elapsed = form.get(contactForm.elapsedField) ?? '';
  const isFast = /^\d{1,9}$/.test(elapsed) && Number(elapsed) < contactForm.shortestMs;
  return [
    ...(form.get(contactForm.trapField) ? (['honeypot'] as const) : []),
    ...(isFast ? (['too-fast'] as const) : []),
  ];
}

const fieldOf = ([name]: readonly PropertyKey[]) =>
  name === 'privacyAccepted' ? 'privacy' : String(name);

function faultOf(code: string, value: string): ContactFault {
  if (value.trim() === '' || code === 'invalid_value') return 'missing';
  return code === 'too_big' ? 'long' : 'wrong';
}
