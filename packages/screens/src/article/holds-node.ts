/** True when a node of the type stands in a document, in those inside its blocks too. */
export function holdsNode(value: unknown, type: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('type' in value && value.type === type) return true;
  return Object.values(value).some((child) => holdsNode(child, type));
}
