import type { FlowTable } from './flow.ts';
import type { FlowName } from './flow-names.ts';
import { emailConfirmationGate } from './flows/email-confirmation-gate.ts';
import { leadQualifierApplication } from './flows/lead-qualifier-application.ts';
import { moneezyApp } from './flows/moneezy-app.ts';
import { moneymanStep2 } from './flows/moneyman-step-2.ts';
import { moneymanStep3 } from './flows/moneyman-step-3.ts';
import { signup } from './flows/signup.ts';
import { signupBroker } from './flows/signup-broker.ts';
import { signupBrokerDebt } from './flows/signup-broker-debt.ts';
import { signupBrokerExtended } from './flows/signup-broker-extended.ts';
import { signupExtended } from './flows/signup-extended.ts';
import { signupSouthAfrica } from './flows/signup-south-africa.ts';
import { signupWhiteLabel } from './flows/signup-white-label.ts';
import { signupWhiteLabelApplication } from './flows/signup-white-label-application.ts';
import { signupWhiteLabelUpsell } from './flows/signup-white-label-upsell.ts';
import { signupWhiteLabelUpsellDebt } from './flows/signup-white-label-upsell-debt.ts';
import { signupWhiteLabelUpsellMedical } from './flows/signup-white-label-upsell-medical.ts';
import { survey } from './flows/survey.ts';
import { whiteLabelUpsellComplete } from './flows/white-label-upsell-complete.ts';

export const FLOWS: Readonly<Record<FlowName, FlowTable>> = {
  signup,
  'signup-extended': signupExtended,
  'signup-broker': signupBroker,
  'signup-broker-extended': signupBrokerExtended,
  'signup-broker-debt': signupBrokerDebt,
  'signup-south-africa': signupSouthAfrica,
  'signup-white-label': signupWhiteLabel,
  'signup-white-label-application': signupWhiteLabelApplication,
  'signup-white-label-upsell': signupWhiteLabelUpsell,
  'signup-white-label-upsell-debt': signupWhiteLabelUpsellDebt,
  'signup-white-label-upsell-medical': signupWhiteLabelUpsellMedical,
  'white-label-upsell-complete': whiteLabelUpsellComplete,
  'lead-qualifier-application': leadQualifierApplication,
  survey,
  'email-confirmation-gate': emailConfirmationGate,
  'moneyman-step-2': moneymanStep2,
  'moneyman-step-3': moneymanStep3,
  'moneezy-app': moneezyApp,
};

/**
 * The flow of a page of this type.
 *
 * @param pageType a page type of §2.3, e.g. `Signup`
 */
export function flowOfPageType(pageType: string): FlowTable | undefined {
  return Object.values(FLOWS).find((flow) => flow.pageType === pageType);
}
