/** The script that connects a page with the editor around it. */
export const PREVIEW_SCRIPT = '/_preview/preview.js';

/**
 * Attributes of the site's entry: without settings of consent a page asks for none, tracks nothing
 * and starts no vendor; nor does a preview report errors.
 */
const SETTINGS = / data-(?:consent|tracking|sentry-dsn)="[^"]*"/g;

/** The requests for consent that a page starts while it is parsed, an inline module of the site. */
const EARLY_REQUESTS =
  /<script(?=[^>]* type="module")(?=[^>]* data-plaza)(?![^>]* src=)[^>]*>[\s\S]*?<\/script>/g;

/**
 * The page of an instance as a preview shows it: as it is finished, without consent and tracking, and
 * with the script that connects it with the editor.
 */
export function previewHtml(html: string, editorUrl: string): string {
  const quiet = html
    .replaceAll(EARLY_REQUESTS, '')
    .replaceAll(/<script\b[^>]*>/g, (tag) => tag.replaceAll(SETTINGS, ''));
  const script = `<script src="${PREVIEW_SCRIPT}" data-editor="${new URL(editorUrl).origin}" defer></script>`;
  const end = quiet.indexOf('</head>');
  return end < 0 ? quiet : quiet.slice(0, end) + script + quiet.slice(end);
}

/**
 * The policy of a page for its preview: the editor alone frames it, and no script but the site's own
 * runs or calls anything. Without a policy nothing is allowed but to be framed.
 */
export function previewPolicy(policy: string | undefined, editorUrl: string): string {
  const ancestors = `frame-ancestors ${new URL(editorUrl).origin}`;
  if (!policy) return `default-src 'none'; ${ancestors}`;
  const directives = policy
    .split(/;\s*/)
    .map((directive) => directive.trim())
    .filter(
      (directive) => directive && !/^(?:report-uri|report-to|frame-ancestors)\b/.test(directive),
    )
    .map(ownSourcesOnly);
  return [...directives, ancestors].join('; ');
}

/** Scripts and calls go to the preview itself; the page's hashes stay. */
function ownSourcesOnly(directive: string): string {
  const [name = '', ...sources] = directive.split(/\s+/);
  if (name !== 'script-src' && name !== 'connect-src') return directive;
  const kept = sources.filter((source) => /^'(?:self|sha\d+-|strict-|wasm-|unsafe-)/.test(source));
  return [name, ...new Set(["'self'", ...kept])].join(' ');
}
