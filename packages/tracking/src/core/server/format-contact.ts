import type { ServerVendor } from '../../model/vendors/server-vendor.ts';
import type { AdPerson } from '../../model/vendors/vendor-settings.ts';
import { formatAdPhone } from '../vendors/format-ad-phone.ts';
import { specifiedEmail } from './contact-formats.ts';

/** As §5 says for all vendors, or as the vendor's own documentation wants it (decision 106). */
export type ContactRule = 'specification' | 'documentation';

/**
 * An email and a phone number as a vendor expects them before they are hashed. Empty ones are left
 * out.
 *
 * @param rules `phoneCode` of the visitor's country: `34`
 */
export function formatContact(
  { contact }: Pick<ServerVendor, 'contact'>,
  { email, phone }: AdPerson,
  { rule, phoneCode }: { readonly rule: ContactRule; readonly phoneCode: string },
): AdPerson {
  const formatEmail = rule === 'documentation' ? contact.email : specifiedEmail;
  const international = phone ? formatAdPhone(phone, phoneCode) : '';
  return {
    ...(email && { email: formatEmail(email) }),
    // The digits are E.164 in either case; only the plus sign is a matter of the vendor.
    ...(international && { phone: contact.phone(international) }),
  };
}
