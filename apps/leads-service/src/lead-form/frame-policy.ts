import { createHash } from 'node:crypto';
import { frameScript } from './frame-script.ts';
import { leadFormStyle } from './lead-form-style.ts';

/** Sites on the machine itself, at any port. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether that page may frame the form and be told of it. */
export function mayFrame(origin: string, origins: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return origins.includes(origin) || (isLocal && protocol === 'http:');
}

/**
 * The headers of the form: it runs what stands in it and nothing else, is posted to itself, and
 * may be framed by those origins alone.
 */
export function framePolicy(origins: readonly string[]) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [hash(frameScript)],
        styleSrc: [hash(leadFormStyle)],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [...localOrigins, ...origins],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    // Says the same in fewer words, for which it has none for several origins.
    xFrameOptions: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  } as const;
}
