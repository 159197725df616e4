/**
 * Headers of every response. A page's Content-Security-Policy is not among them: the page cache
 * writes it for each page from the content of that page.
 */
export const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
] as const satisfies readonly { key: string; value: string }[];

/** The Content-Security-Policy of an answer that is no page: nothing may be done in it. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";
