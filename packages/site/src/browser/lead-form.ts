import { findTracking, newId } from '@plaza/tracking/browser';
import { attachLeadForms, type LeadFormFields } from '@plaza/ui-blocks/browser';

/** Milliseconds that a form waits for the answer to the impression, which knows the channel. */
const PATIENCE_MS = 2_000;

/** Brings the lead forms of a page to life, each with the campaign that the visitor came by. */
export function attach(root: Document): void {
  attachLeadForms(root, { fields: trackingDefaults(), newId });
}

/** The tracking defaults of §1: which campaign, and never who the visitor is. */
async function trackingDefaults(): Promise<LeadFormFields> {
  const tracking = findTracking();
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const impression = await Promise.race([tracking?.impression, tooLate]);
  const { pubid, subId } = tracking?.data.get() ?? {};
  // 0 is the channel of an answer that tells none.
  return { pubid, keyword: subId, channelId: `${impression?.channelId || ''}` };
}
