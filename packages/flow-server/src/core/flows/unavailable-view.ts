import { flowForm, flowViews } from '@plaza/screens';
import { respondWithFlow } from './flow-response.ts';
import { contextOf, type FlowVisit } from './flow-visit.ts';

/**
 * Says that the answers cannot be read now. An empty form would look as if they were lost.
 *
 * @param retry the address that shows them once the service is back
 */
export function respondUnavailable(visit: FlowVisit, retry: string): Promise<Response> {
  return respondWithFlow(visit, 503, {
    kind: 'step',
    step: flowViews.unavailable,
    context: contextOf(visit),
    carried: { [flowForm.stepField]: flowViews.unavailable },
    values: {},
    left: [],
    issues: [],
    back: retry,
    withheld: [],
  });
}
