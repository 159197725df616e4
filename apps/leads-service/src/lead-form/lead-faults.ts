import type { LeadFault, LeadFormField } from './lead-form-fields.ts';
import { leadFormFieldNames } from './lead-form-fields.ts';

/** A fault as the schema finds it: where, and the code of the broken rule. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly keyword: string;
}

/**
 * What to say of each field, in the form's order, one fault a field.
 *
 * @returns undefined when something is wrong that the visitor cannot see
 */
export function leadFaults(
  found: readonly SchemaFault[],
  values: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<LeadFormField, LeadFault> | undefined {
  // The first fault of a field says most of it.
  const codes = new Map(
    found.toReversed().map(({ instancePath, keyword }) => [instancePath.slice(1), keyword]),
  );
  const seen = leadFormFieldNames.flatMap((name) => {
    const code = codes.get(name);
    return code ? [[name, faultOf(name, code, values[name] ?? '')] as const] : [];
  });
  return seen.length === codes.size ? new Map(seen) : undefined;
}

function faultOf(name: LeadFormField, code: string, value: string): LeadFault {
  const isChoice = name === 'amount' || name === 'termMonths' || name === 'privacyAccepted';
  if (isChoice || value.trim() === '') return 'missing';
  return code === 'too_big' ? 'long' : 'wrong';
}
