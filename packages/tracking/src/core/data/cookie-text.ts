/** A cookie of the whole site. */
export type SiteCookie = {
  readonly name: string;
  /** What it holds; without a value it is deleted. */
  readonly value: string | undefined;
  /** Seconds. */
  readonly maxAge: number;
};

/**
 * A cookie with its attributes, as `document.cookie` and `Set-Cookie` take it.
 *
 * @param isSecure whether the page came by https
 */
export function cookieText({ name, value, maxAge }: SiteCookie, isSecure: boolean): string {
  const kept = value === undefined ? '; Max-Age=0' : `; Max-Age=${maxAge}`;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/${kept}; SameSite=Lax${secure}`;
}
