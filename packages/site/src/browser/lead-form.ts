import { findConsentStore } from '@plaza/consent/store';
import { findTracking, newId } from '@plaza/tracking/browser';
import { attachLeadForms, type LeadFormFields } from '@plaza/ui-blocks/browser';

/** Milliseconds that a form waits for the answer to the impression, which knows the channel. */
const PATIENCE_MS = 2_000;

/** What stands for a visitor who came by no campaign (§3.2), and for one whose campaign is not told. */
const NO_KEYWORD = 'z';

/** Brings the lead forms of a page to life, each with the campaign that the visitor came by. */
export function attach(root: Document): void {
  attachLeadForms(root, { fields: trackingDefaults(), newId });
}

/**
 * The tracking defaults of §1: which campaign, and never who the visitor is. A third party learns of
 * it with consent to marketing alone (decision 13).
 */
async function trackingDefaults(): Promise<LeadFormFields> {
  const tracking = findTracking();
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const impression = await Promise.race([tracking?.impression, tooLate]);
  if (!findConsentStore()?.get().allowed.marketing) return { keyword: NO_KEYWORD };
  const { pubid, subId } = tracking?.data.get() ?? {};
  // 0 is the channel of an answer that tells none.
  return { pubid, keyword: subId, channelId: `${impression?.channelId || ''}` };
}
