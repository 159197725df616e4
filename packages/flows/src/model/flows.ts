import type { FlowTable } from './flow.ts';
import type { FlowName } from './flow-names.ts';
import { signup } from './flows/signup.ts';

export const FLOWS: Readonly<Record<FlowName, FlowTable>> = { signup };

/**
 * The flow of a page of this type.
 *
 * @param pageType a page type of §2.3, e.g. `Signup`
 */
export function flowOfPageType(pageType: string): FlowTable | undefined {
  return Object.values(FLOWS).find((flow) => flow.pageType === pageType);
}
