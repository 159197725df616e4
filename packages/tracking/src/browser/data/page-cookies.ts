import { cookieValue } from '../../core/data/cookie-value.ts';

/** `document.cookie`; empty in a browser that keeps no data, which throws where cookies are named. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export type ReadCookie = (name: string) => string | undefined;

/** The value of a cookie of this page, as `cookieValue` tells it. */
export const readCookie: ReadCookie = (name) => cookieValue(readCookies(), name);

/** Writes one cookie with its attributes, where there are any cookies at all. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie;
  } catch {
    // The page goes on with what it has in memory.
  }
}
