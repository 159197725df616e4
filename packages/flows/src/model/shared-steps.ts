import type { Field, Step } from './flow.ts';

/** Steps that several flows ask, each with one question or one small group (§2.3). */
const months = { min: 1, max: 360 } as const;
/** Wide limits in whole units: what is lent differs by country, currency and product. */
const money = { kind: 'money', min: 0, max: 10_000_000 } as const;

export const email = {
  name: 'email',
  kind: 'email',
  identifies: 'email',
} as const satisfies Field;

export const phone = {
  name: 'phone',
  kind: 'phone',
  identifies: 'phone',
} as const satisfies Field;

export const firstName = { name: 'firstName', kind: 'name' } as const satisfies Field;

export const loan = {
  name: 'loan',
  fields: [
    { name: 'amount', ...money, min: 50 },
    { name: 'termMonths', kind: 'integer', ...months },
  ],
} as const satisfies Step;

const purpose = {
  name: 'purpose',
  fields: [
    {
      name: 'loanPurpose',
      kind: 'choice',
      options: [
        'car',
        'home-improvement',
        'unexpected-expense',
        'combine-debts',
        'education',
        'other',
      ],
    },
  ],
} as const satisfies Step;

export const work = {
  name: 'work',
  fields: [
    {
      name: 'employment',
      kind: 'choice',
      options: ['employed', 'temporary', 'self-employed', 'pensioner', 'student', 'unemployed'],
    },
    {
      name: 'employedFor',
      kind: 'choice',
      options: ['under-6-months', '6-to-24-months', 'over-24-months'],
      when: { field: 'employment', is: ['employed', 'temporary', 'self-employed'] },
    },
  ],
} as const satisfies Step;

export const income = {
  name: 'income',
  fields: [
    { name: 'monthlyIncome', ...money },
    { name: 'payday', kind: 'integer', min: 1, max: 31, optional: true },
  ],
} as const satisfies Step;

export const home = {
  name: 'home',
  fields: [
    {
      name: 'housing',
      kind: 'choice',
      options: ['tenant', 'owner', 'with-family', 'other-home'],
    },
    { name: 'housingCost', ...money },
    { name: 'dependants', kind: 'integer', min: 0, max: 20 },
  ],
} as const satisfies Step;

export const outgoings = {
  name: 'outgoings',
  fields: [{ name: 'loanPayments', ...money }],
} as const satisfies Step;

/** Whether the debts are still paid; an applicant who cannot pay gets advice before any offer. */
export const situation = {
  name: 'situation',
  fields: [
    {
      name: 'paymentSituation',
      kind: 'choice',
      options: ['up-to-date', 'tight', 'behind', 'cannot-pay'],
    },
  ],
} as const satisfies Step;

/** The debts one by one. */
export const debts = {
  name: 'debts',
  repeat: { max: 12, total: 'debtAmount' },
  fields: [
    {
      name: 'debtKind',
      kind: 'choice',
      options: [
        'credit-card',
        'personal-loan',
        'overdraft',
        'instalment-purchase',
        'short-term-loan',
        'car-loan',
      ],
    },
    { name: 'debtAmount', ...money, min: 1 },
    { name: 'debtPayment', ...money },
  ],
} as const satisfies Step;

export const contact = { name: 'contact', fields: [email, phone] } as const satisfies Step;

export const person = {
  name: 'person',
  fields: [
    firstName,
    { name: 'lastName', kind: 'name' },
    { name: 'birthDate', kind: 'birthDate', min: 18, max: 100 },
  ],
} as const satisfies Step;

export const address = {
  name: 'address',
  fields: [
    { name: 'street', kind: 'text' },
    { name: 'postalCode', kind: 'postalCode' },
    { name: 'city', kind: 'text' },
  ],
} as const satisfies Step;

export const identity = {
  name: 'identity',
  fields: [{ name: 'identityNumber', kind: 'identityNumber' }],
} as const satisfies Step;

export const bankAccount = {
  name: 'bank-account',
  fields: [{ name: 'iban', kind: 'iban' }],
} as const satisfies Step;

/** The last step before the answers are checked and sent. */
export const agreement = <const Fields extends readonly Field[]>(fields: Fields) =>
  ({ name: 'agreement', fields }) as const satisfies Step;

/** What every lender asks of an application for a loan, up to what it is agreed to. */
export const loanApplication = [
  { ...loan, section: 'the-loan' },
  { ...purpose, section: 'the-loan' },
  { ...work, section: 'finances' },
  { ...income, section: 'finances' },
  { ...home, section: 'finances' },
  { ...outgoings, section: 'finances' },
  { ...contact, section: 'about-you' },
  { ...person, section: 'about-you' },
  { ...address, section: 'about-you' },
  { ...identity, section: 'about-you' },
] as const satisfies readonly Step[];
