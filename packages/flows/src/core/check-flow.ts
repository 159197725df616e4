import type { FlowTable } from '../model/flow.ts';
import { checkConditions } from './check-conditions.ts';
import { checkFields } from './check-fields.ts';
import { checkNames } from './check-names.ts';
import { checkWalks } from './check-walks.ts';

/**
 * Everything that is wrong with a flow, each issue with its place. Walks are enumerated only once
 * the conditions make sense.
 */
export function checkFlow(flow: FlowTable): string[] {
  const issues = [...checkNames(flow), ...checkFields(flow), ...checkConditions(flow)];
  const found = issues.length > 0 ? issues : checkWalks(flow);
  return found.map((issue) => `${flow.name}: ${issue}`);
}
