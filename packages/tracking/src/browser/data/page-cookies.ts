import { cookieValue } from '../../core/data/cookie-value.ts';

/** `document.cookie`; empty if storage is disabled, when reading it throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export type ReadCookie = (name: string) => string | undefined;

/** Reads a cookie of this page; see `cookieValue`. */
export const readCookie: ReadCookie = (name) => cookieValue(readCookies(), name);

/** Writes one cookie with its attributes. Does nothing if storage is disabled. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie;
  } catch {
    // The page continues with the values in memory.
  }
}
