import type { ContactFormat } from '../../model/vendors/server-vendor.ts';
import { sanitizeEmail } from '../vendors/sanitize-email.ts';

const lowered = (email: string) => email.trim().toLowerCase();

/** §5: the same for every vendor, as their scripts get it. */
export const specifiedEmail: ContactFormat['email'] = sanitizeEmail;

/** Dots and plus-tags stay: they are part of the address that the vendor's user has registered. */
export const plainEmail: ContactFormat['email'] = lowered;

/** Gmail ignores dots and plus-tags, other hosts do not. */
export function gmailEmail(email: string): string {
  const plain = lowered(email).replace(/\s/g, '');
  const [local = '', host = ''] = plain.split('@');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${local.replace(/\+.*/s, '').replaceAll('.', '')}@${host}` : plain;
}

/** E.164 with its plus sign. */
export const plusPhone: ContactFormat['phone'] = (phone) => phone;

/** E.164 without its plus sign. */
export const digitsPhone: ContactFormat['phone'] = (phone) => phone.replace(/\D/g, '');
