import { marketing, privacy, sharing } from '../consent-fields.ts';
import type { Condition, FlowTable } from '../flow.ts';
import { APPLIED, CONTACT_LEFT, DISQUALIFIED, HANDED_OVER, STARTED } from '../flow-events.ts';
import { investorNeeds } from '../investing-steps.ts';
import { address, agreement, contact, identity, person } from '../shared-steps.ts';

const losesNothing: Condition = { field: 'lossTolerance', is: ['no-loss'] };
/** CFDs without knowing how leverage works: a broker would have to warn or refuse. */
const isCfdBeginner: Condition = {
  all: [
    { field: 'instruments', is: ['cfds'] },
    { field: 'tradingExperience', is: ['no-experience'] },
    { field: 'knowsLeverage', is: ['no'] },
  ],
};
const suits: Condition = { not: { any: [losesNothing, isCfdBeginner] } };

/** The account opening of a broker, with the questions on knowledge that the law asks of it. */
export const signupBrokerExtended = {
  name: 'signup-broker-extended',
  pageType: 'SignupBrokerExtended',
  steps: [
    ...investorNeeds.map((step) => ({ ...step, section: 'investing' })),
    {
      name: 'leverage',
      section: 'investing',
      fields: [{ name: 'knowsLeverage', kind: 'yesNo' }],
      when: { field: 'instruments', is: ['cfds', 'options'] },
    },
    {
      name: 'means',
      section: 'finances',
      when: suits,
      fields: [
        { name: 'yearlyIncome', kind: 'money', min: 0, max: 100_000_000 },
        { name: 'savings', kind: 'money', min: 0, max: 100_000_000 },
      ],
    },
    {
      name: 'public-office',
      section: 'finances',
      when: suits,
      fields: [{ name: 'publicOffice', kind: 'yesNo' }],
    },
    { ...contact, when: suits, section: 'about-you' },
    { ...person, when: suits, section: 'about-you' },
    { ...address, when: suits, section: 'about-you' },
    { ...identity, when: suits, section: 'about-you' },
    { ...agreement([privacy, sharing, marketing]), when: suits, section: 'agreement' },
  ],
  ends: [
    {
      name: 'saving-instead',
      when: { any: [losesNothing, isCfdBeginner] },
      outcome: 'disqualified',
      reasons: [
        { name: 'no-loss', when: losesNothing },
        { name: 'cfd-knowledge', when: isCfdBeginner },
      ],
    },
    { name: 'account-requested', outcome: 'complete' },
  ],
  checkAnswers: true,
  confirmEmail: true,
  events: {
    'step:goal': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:account-requested': [...APPLIED, ...HANDED_OVER],
    'end:saving-instead': DISQUALIFIED,
  },
} as const satisfies FlowTable;
