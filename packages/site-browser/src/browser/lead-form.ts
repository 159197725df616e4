import { findConsentStore } from '@plaza/consent/store';
import { findTracking, newId } from '@plaza/tracking/browser';
import { attachLeadForms, type LeadFormFields } from '@plaza/ui-blocks/browser';
import { prefillFields } from './lead-form-fields.ts';

/**
 * How long a form waits for the impression's response, which contains the channel, in milliseconds.
 */
const IMPRESSION_TIMEOUT_MS = 2_000;

/** The keyword of visitors without a campaign (§3.2), or whose campaign must not be shared. */
const NO_KEYWORD = 'z';

/** Enhances the page's lead forms and passes them the visitor's campaign. */
export function attach(root: Document): void {
  const store = findConsentStore();
  attachLeadForms(root, {
    fields: trackingDefaults,
    newId,
    onAllowed(act) {
      const check = () => isAllowed() && act();
      check();
      store?.subscribe(check);
    },
  });
}

const isAllowed = () => Boolean(findConsentStore()?.get().allowed.marketing);

/**
 * The tracking defaults of §1 and the prefilled fields. Third parties receive either only with
 * marketing consent (decision 13).
 */
async function trackingDefaults(): Promise<LeadFormFields> {
  if (!isAllowed()) return { keyword: NO_KEYWORD };
  const tracking = findTracking();
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, IMPRESSION_TIMEOUT_MS));
  const impression = await Promise.race([tracking?.impression, timeout]);
  const data = tracking?.data.get() ?? {};
  // §5: the only country with a format of its own; other pages load none.
  const isMexican = document.documentElement.lang === 'es-MX';
  const format = isMexican ? (await import('./mexican-phone.ts')).formatMexicanPhone : undefined;
  return {
    ...prefillFields(data, format),
    pubid: data.pubid,
    keyword: data.subId,
    impressionId: data.impressionId,
    // Channel 0 means that the response names none.
    channelId: `${impression?.channelId || ''}`,
  };
}
