import { flowActions } from '@plaza/screens';
import { describe, expect, it } from 'vitest';
import { applicationStates, decideForm } from './decide-form.ts';
import { formNames } from './posted-form.ts';

/** Every form with every button in every state. */
const posts = formNames.flatMap((name) =>
  flowActions.flatMap((action) =>
    applicationStates.map((state) => ({
      ...{ name, action, state },
      decision: decideForm({ name, action }, state),
    })),
  ),
);

type Post = (typeof posts)[number];

const decisionsOf = (isMeant: (post: Post) => boolean) =>
  [...new Set(posts.filter(isMeant).map(({ decision }) => decision))].toSorted();

const isStep = ({ name }: Post) => name === 'start' || name === 'first' || name === 'next';
const isButton = ({ action }: Post) => action !== 'later' && action !== 'restart';

describe('§2.3 how a form of a flow is answered', () => {
  // The buttons that lead elsewhere are distinguished below.
  it.each([
    // name, then: none, gone, away, elsewhere, open, submitted
    ['start', 'create create refuse-away refuse-elsewhere store create'],
    ['first', 'create create refuse-away refuse-elsewhere store lead-to-here'],
    ['next', 'refuse-lost refuse-lost refuse-away refuse-elsewhere store lead-to-here'],
    ['check', 'lead-to-page start-over show-unavailable show-elsewhere submit lead-to-here'],
    ['resume', 'lead-to-page lead-to-page lead-to-page lead-to-page lead-to-here lead-to-here'],
    [
      'elsewhere',
      'lead-to-page lead-to-page lead-to-page link-from-elsewhere lead-to-page lead-to-page',
    ],
    ['arrival', 'take-arrival take-arrival take-arrival take-arrival take-arrival take-arrival'],
    ['vendors', 'refuse-claim refuse-claim claim-away refuse-claim refuse-claim claim'],
    ['unknown', 'lead-to-page lead-to-page lead-to-page lead-to-page lead-to-page lead-to-page'],
  ] as const)('%s', (name, decided) => {
    for (const [index, state] of applicationStates.entries())
      expect(
        decisionsOf((post) => post.name === name && post.state === state && isButton(post)),
      ).toEqual([decided.split(' ')[index]]);
  });

  it('differs by button only where a link or another beginning is asked for', () => {
    const differing = posts.filter(
      (post) => post.decision !== decideForm({ name: post.name, action: 'continue' }, post.state),
    );
    expect(differing.map((post) => Object.values(post).join(' ')).toSorted()).toEqual([
      'check later open link-from-check',
      ...applicationStates.map((state) => `elsewhere restart ${state} start-over`).toSorted(),
      'first later elsewhere link-from-refused',
      'next later elsewhere link-from-refused',
      'resume later open link-from-resume',
      ...applicationStates.map((state) => `resume restart ${state} start-over`).toSorted(),
      'start later elsewhere link-from-refused',
    ]);
  });

  it('changes nothing that is submitted, and nothing while the service is away', () => {
    const changing = ['store', 'submit', 'create'];
    const changed = ({ decision }: Post) => changing.includes(decision);
    expect(posts.filter((post) => post.state === 'away' && changed(post))).toEqual([]);
    // Only a page that shows no application begins another one.
    const after = posts.filter((post) => post.state === 'submitted' && changed(post));
    expect(new Set(after.map(({ name, decision }) => `${name} ${decision}`))).toEqual(
      new Set(['start create']),
    );
  });

  it('shows a step that cannot be stored again, with what was typed', () => {
    const lost = posts.filter((post) => isStep(post) && post.decision.startsWith('lead-to'));
    expect(new Set(lost.map(({ state }) => state))).toEqual(new Set(['submitted']));
  });

  it('decides what needs a step, a key or an application only where there is one', () => {
    const ofSteps = ['create', 'store', 'refuse-away', 'refuse-lost', 'refuse-elsewhere'];
    for (const post of posts) {
      const { decision, state } = post;
      if (ofSteps.includes(decision) || decision === 'link-from-refused')
        expect(isStep(post)).toBe(true);
      if (/^link-from-(?:elsewhere|refused)$/.test(decision)) expect(state).toBe('elsewhere');
      if (/^(?:store|submit|link-from-check|link-from-resume)$/.test(decision))
        expect(state).toBe('open');
      if (decision === 'lead-to-here') expect(['open', 'submitted']).toContain(state);
      if (decision === 'claim') expect(state).toBe('submitted');
    }
  });
});
