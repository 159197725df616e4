/**
 * The headers of every response: only files of the editor run, nobody frames it, and it frames and
 * shows pictures of the preview instances alone.
 */
export function securityHeaders(
  previewOrigins: readonly string[],
): Readonly<Record<string, string>> {
  const previews = previewOrigins.join(' ');
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `img-src 'self' blob: data: ${previews}`.trim(),
    `frame-src ${previews || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': directives.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}
