import type { Entry, EntryRule } from '../model.ts';
import { nodesOf } from '../walk-values.ts';

/** The blocks that ask the reader to act. */
const ACTIONS = ['LeadForm', 'LinkBlock', 'ToListButtonBlock'];

/** A landing page has one action, which begins its text (§2.3). */
export const landingAction: EntryRule = ({ entries }) =>
  entries('pages').flatMap((page) => {
    if (page.value.pageType !== 'Landing') return [];
    const message = actionFault(page);
    const hint = 'Begin the text with one ToListButtonBlock, LinkBlock or LeadForm, and no other.';
    return message === undefined ? [] : [{ file: page.file, path: ['body'], message, hint }];
  });

function actionFault({ value: { body } }: Entry<'pages'>): string | undefined {
  const actions = nodesOf(body).filter(({ node }) => ACTIONS.includes(node.type));
  if (actions.length !== 1) return `a landing page has ${actions.length} actions instead of one`;
  const [first] = body.content;
  return first === actions[0]?.node ? undefined : 'the action of a landing page is not its start';
}
