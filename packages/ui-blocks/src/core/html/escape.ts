const SPECIAL = /["&'<>]/;

/** Escapes text for HTML content and quoted attribute values, with the entities React uses. */
export function escapeHtml(text: string): string {
  const first = text.search(SPECIAL);
  return first === -1 ? text : escapeFrom(text, first);
}

function escapeFrom(text: string, first: number): string {
  let html = '';
  let done = 0;
  for (let at = first; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at));
    if (entity === undefined) continue;
    html += text.slice(done, at) + entity;
    done = at + 1;
  }
  return html + text.slice(done);
}

function entityOf(code: number): string | undefined {
  switch (code) {
    case 0x22:
      return '&quot;';
    case 0x26:
      return '&amp;';
    case 0x27:
      return '&#x27;';
    case 0x3c:
      return '&lt;';
    case 0x3e:
      return '&gt;';
    default:
      return undefined;
  }
}
