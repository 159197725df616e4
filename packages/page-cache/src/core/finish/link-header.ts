import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';

/** One entry of a `Link` header: commas inside `<…>` and quotes do not end it. */
const entry = /(?:<[^>]*>|"[^"]*"|[^,])+/g;

/** The headers without preloads of scripts, which React also announces in `Link`. */
export function withoutScriptPreloads(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).flatMap(([name, value]) => {
    const rest = name.toLowerCase() === 'link' ? styleAndFontLinks(value) : value;
    return rest === undefined ? [] : [[name, rest] as const];
  });
  return Object.fromEntries(kept);
}

function styleAndFontLinks(value: OutgoingHttpHeader | undefined): string | undefined {
  const entries = [value ?? []].flat().join(', ').match(entry) ?? [];
  const kept = entries.map((text) => text.trim()).filter((text) => text && !isScriptPreload(text));
  return kept.length > 0 ? kept.join(', ') : undefined;
}

function isScriptPreload(text: string): boolean {
  if (/;\s*rel="?modulepreload"?/i.test(text)) return true;
  return /;\s*rel="?preload"?/i.test(text) && /;\s*as="?script"?/i.test(text);
}
