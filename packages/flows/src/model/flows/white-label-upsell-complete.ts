import type { FlowTable } from '../flow.ts';

/** What happens next, when, and by whom; the partner leads here when its part is done. */
export const whiteLabelUpsellComplete = {
  name: 'white-label-upsell-complete',
  pageType: 'WhiteLabelUpsellComplete',
  steps: [],
  ends: [{ name: 'what-happens-next', outcome: 'complete' }],
  checkAnswers: false,
  events: {},
} as const satisfies FlowTable;
