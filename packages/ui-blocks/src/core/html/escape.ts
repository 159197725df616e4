const SPECIAL = /["&'<>]/;
const ALL_SPECIAL = /["&'<>]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text made safe for HTML content and for quoted attribute values, with the entities React writes. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (char) => ENTITIES[char] ?? char) : text;
}
