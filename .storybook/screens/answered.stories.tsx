import type { Meta } from '@storybook/react-vite';
import { askedStory, flowStory } from './screen-story.tsx';

export default { title: 'Screens/Answered', tags: ['screen', '!autodocs'] } satisfies Meta;

// Lists: filters applied, a comparison open, nothing found, an amount that no offer has.
export const FilteredList = askedStory('ProductListAll', 'filter=kind:loans&filter=kind:brokers');
export const ComparedAccounts = askedStory('ProductListBankAccount', 'compare=200&compare=201');
export const ComparedBrokers = askedStory(
  'ProductListBroker',
  'trades=100&compare=300&compare=301',
);
export const ComparedDebts = askedStory('ProductListBrokerDebt', 'compare=400&compare=401');
export const NoCardFound = askedStory(
  'ProductListCreditCard',
  'filter=fees:annual&filter=fees:foreign&filter=network:visa&filter=benefits:cashback',
);
export const ComparedRanking = askedStory('ProductListRanked', 'compare=100&compare=101');
export const OutOfRange = askedStory('ProductList', 'amount=1000000&term=1');

// Calculators with what was asked, and with what they limit.
export const AskedLoan = askedStory('LoanCalculator', 'amount=12345&term=72&budget=200');
export const LimitedLoan = askedStory('LoanCalculator', 'amount=999999999&term=0');
export const AskedSavings = askedStory('CompoundInterestCalculator', 'principal=0&years=40');
export const AskedDelay = askedStory('InterestCostCalculator', 'days=365&reminders=5');
export const PayingTooLittle = askedStory('LoanPriorityTool', 'budget=1');

// Flows: what a step refuses, later steps, ends.
export const RefusedDebt = flowStory('SignupBrokerDebt', { step: 'debts', isRefused: true });
export const RefusedAgreement = flowStory('SignupExtended', { step: 'agreement', isRefused: true });
export const RefusedAccount = flowStory('SignupWhiteLabelApplication', {
  step: 'bank-account',
  isRefused: true,
});
export const AskedHome = flowStory('SignupExtended', { step: 'home' });
export const AskedLeverage = flowStory('SignupBrokerExtended', { step: 'leverage' });
export const AskedAddress = flowStory('MoneymanStep2', { step: 'address' });
export const AskedPayout = flowStory('MoneymanStep3', { step: 'payout' });
export const AskedRecord = flowStory('LeadQualifierApplication', { step: 'record' });
export const AskedSaving = flowStory('SignupWhiteLabelUpsell', { step: 'saving-plan' });
export const AskedCover = flowStory('SignupWhiteLabelUpsellMedical', { step: 'cover-amount' });
export const CheckedDebts = flowStory('SignupBrokerDebt', {
  answers: {
    debts: [
      { debtKind: 'credit-card', debtAmount: '1500', debtPayment: '60' },
      { debtKind: 'personal-loan', debtAmount: '8200', debtPayment: '210' },
    ],
    situation: { paymentSituation: 'tight' },
    work: { employment: 'pensioner' },
    income: { monthlyIncome: '1400' },
    home: { housing: 'owner', housingCost: '0', dependants: '0' },
    contact: { email: 'ana@correo.example', phone: '+34612345678' },
    call: { callTime: 'morning' },
    person: { firstName: 'Ana', lastName: 'Ruiz', birthDate: '1980-12-31' },
    identity: { identityNumber: '12345678Z' },
    agreement: { privacy: '2026-11', creditCheck: '2026-11', sharing: '2026-11' },
  },
});
export const CheckedCover = flowStory('SignupWhiteLabelUpsellMedical', {
  answers: {
    cover: { wantsCover: 'yes' },
    'cover-amount': { coverPayment: '300' },
    'health-consent': { healthData: '2026-11' },
    smoking: { smoker: 'no' },
    treatment: { inTreatment: 'no' },
    'sick-leave': { sickLeave: 'no' },
    phone: { firstName: 'Ana', phone: '+34612345678' },
    agreement: { privacy: '2026-11', sharing: '2026-11' },
  },
});
export const AnswersUnavailable = flowStory('SignupBrokerDebt', { step: 'unavailable' });
export const NotQualified = flowStory('LeadQualifierApplication', {
  end: 'disqualified',
  reasons: ['arrears', 'no-income'],
});
export const ApplicationSent = flowStory('SignupExtended', { end: 'application-sent' });
export const DebtAdvice = flowStory('SignupBrokerDebt', {
  end: 'debt-advice',
  reasons: ['cannot-pay'],
});
export const DebtCounsellor = flowStory('SignupSouthAfrica', {
  end: 'debt-counsellor',
  reasons: ['debt-review'],
});
export const PartnerApp = flowStory('MoneezyApp', { end: 'partner-app' });
export const PartnerCall = flowStory('SignupWhiteLabel', { end: 'partner-call' });
export const CoverDeclined = flowStory('SignupWhiteLabelUpsellMedical', { end: 'cover-declined' });
export const SurveyResult = flowStory('Survey', { end: 'survey-result' });
export const EmailSent = flowStory('EmailConfirmationGate', { step: 'sent' });
