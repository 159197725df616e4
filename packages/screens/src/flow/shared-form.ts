import { fieldFacts } from '@plaza/flows';
import type { ScreenApp } from '../screen.ts';
import { flowFailures, flowForm } from './flow-form-names.ts';
import type { FlowPartsProps } from './flow-parts.tsx';

export type FlowSectionProps = FlowPartsProps & {
  /** The page's own path, which its form is posted to. */
  readonly path: string;
  readonly pageModule?: ScreenApp['pageModule'];
};

/** What the forms of all flows have: where they are posted to, what checks them, what refuses them. */
export const sharedForm = ({
  flow,
  path,
  pageModule,
  context,
  texts: { text },
}: FlowSectionProps) => ({
  name: flow.name,
  action: path,
  module: pageModule?.('flow-form'),
  eventsModule: pageModule?.('flow-events'),
  summary: {
    heading: text('errors-heading'),
    titlePrefix: text('errors-title-prefix'),
    errors: Object.fromEntries(
      Object.entries(flowFailures).map(([name, key]) => [name, text(key)]),
    ),
  },
  honeypot: { name: flowForm.trapField, label: text('trap') },
  facts: fieldFacts({ ...context, today: '' }),
});
