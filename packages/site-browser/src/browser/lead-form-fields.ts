import type { TrackingData } from '@plaza/contract';
import type { LeadFormFields } from '@plaza/ui-blocks/browser';

/** Mailing ids are numbers of the sender, not email addresses or phones. */
const isEmail = (id: string) => id.includes('@');
const isPhone = (id: string) => /^\+?[\d ]{6,20}$/.test(id);

/**
 * What a lead form is prefilled with (§1): the email and the phone of the visitor's tracking data, and
 * the input that the lead service already has of them, by its id and token (§3.2).
 *
 * @param format how the country of the page writes a phone, if it has a format of its own (§5)
 */
export function prefillFields(
  { emailUserId = '', phoneNumberId = '', userInputId, userInputToken }: TrackingData,
  format: (phone: string) => string = (phone) => phone,
): LeadFormFields {
  return {
    email: isEmail(emailUserId) ? emailUserId : undefined,
    phone: isPhone(phoneNumberId) ? format(phoneNumberId) : undefined,
    // The id says nothing without its token.
    ...(userInputToken && { userInputId, userInputToken }),
  };
}
