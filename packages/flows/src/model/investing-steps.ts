import type { Step } from './flow.ts';

/** What a broker must suit, asked before any broker is shown (§2.3). */
export const investorNeeds = [
  {
    name: 'goal',
    fields: [
      {
        name: 'investmentGoal',
        kind: 'choice',
        options: ['retirement', 'growth', 'regular-income', 'learning'],
      },
    ],
  },
  {
    name: 'instruments',
    fields: [
      {
        name: 'instruments',
        kind: 'choices',
        options: ['shares', 'funds', 'bonds', 'options', 'cfds', 'crypto-assets'],
      },
    ],
  },
  {
    name: 'trading',
    fields: [
      { name: 'deposit', kind: 'money', min: 0, max: 10_000_000 },
      { name: 'tradesPerMonth', kind: 'integer', min: 0, max: 1000 },
    ],
  },
  {
    name: 'experience',
    fields: [
      {
        name: 'tradingExperience',
        kind: 'choice',
        options: ['no-experience', 'up-to-2-years', 'over-2-years'],
      },
    ],
  },
  {
    name: 'risk',
    fields: [
      {
        name: 'lossTolerance',
        kind: 'choice',
        options: ['no-loss', 'small-loss', 'half-loss', 'full-loss'],
      },
    ],
  },
] as const satisfies readonly Step[];
