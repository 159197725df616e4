import { findConsentStore } from '@plaza/consent/store';
import { findTracking, newId } from '@plaza/tracking/browser';
import { attachLeadForms, type LeadFormFields } from '@plaza/ui-blocks/browser';

/** Milliseconds that a form waits for the answer to the impression, which knows the channel. */
const PATIENCE_MS = 2_000;

/** What stands for a visitor who came by no campaign (§3.2), and for one whose campaign is not told. */
const NO_KEYWORD = 'z';

/** Brings the lead forms of a page to life, each with the campaign that the visitor came by. */
export function attach(root: Document): void {
  const store = findConsentStore();
  attachLeadForms(root, {
    fields: trackingDefaults,
    newId,
    onAllowed(act) {
      const look = () => isAllowed() && act();
      look();
      store?.subscribe(look);
    },
  });
}

const isAllowed = () => Boolean(findConsentStore()?.get().allowed.marketing);

/**
 * The tracking defaults of §1, and what prefills the form: with consent to marketing alone a third
 * party learns of either (decision 13).
 */
async function trackingDefaults(): Promise<LeadFormFields> {
  if (!isAllowed()) return { keyword: NO_KEYWORD };
  const tracking = findTracking();
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const impression = await Promise.race([tracking?.impression, tooLate]);
  const { pubid, subId, emailUserId = '', phoneNumberId = '' } = tracking?.data.get() ?? {};
  return {
    pubid,
    keyword: subId,
    // 0 is the channel of an answer that tells none.
    channelId: `${impression?.channelId || ''}`,
    // An id of a mailing is no address.
    email: emailUserId.includes('@') ? emailUserId : undefined,
    phone: /^\+?[\d ]{6,20}$/.test(phoneNumberId) ? phoneNumberId : undefined,
  };
}
