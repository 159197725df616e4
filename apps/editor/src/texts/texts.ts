import english from './en.json' with { type: 'json' };

export type TextName = keyof typeof english;

/** A text of the interface. `{name}` in it is replaced by the value of that name. */
export function t(name: TextName, values: Readonly<Record<string, string | number>> = {}): string {
  return Object.entries(values).reduce<string>(
    (text, [key, value]) => text.replaceAll(`{${key}}`, String(value)),
    english[name],
  );
}

/** The name of a field as a label: `updatedAt` is "Updated at". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
