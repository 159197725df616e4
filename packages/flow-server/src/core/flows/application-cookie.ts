import { applicationTokenSchema } from '@plaza/contract';

/** What this browser may read an application with. */
export type ApplicationKey = { readonly id: string; readonly token: string };

export const APPLICATION_COOKIE = 'application';

/** The application that a partner's link has begun, while a visitor with another one is asked. */
export const ARRIVAL_COOKIE = 'arrival';

/** As long as an open application is kept. */
export const APPLICATION_MAX_AGE = 30 * 24 * 60 * 60;

/** Seconds to decide about a partner's answers: as long as its link can be followed. */
export const ARRIVAL_MAX_AGE = 30 * 60;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The value of a cookie of a request; empty without one. */
export function readCookie(headers: Headers, name: string): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** The application of the browser that sent a request. */
export function readApplicationCookie(
  headers: Headers,
  name = APPLICATION_COOKIE,
): ApplicationKey | undefined {
  const [id = '', token = ''] = readCookie(headers, name).split('.');
  return uuid.test(id) && applicationTokenSchema.safeParse(token).success
    ? { id, token }
    : undefined;
}

export type CookiePlace = {
  /** The page whose requests carry it, and no others. */
  readonly path: string;
  readonly isSecure: boolean;
};

/** A cookie that no script reads. */
export type PrivateCookie = {
  readonly name: string;
  /** Empty to delete it. */
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
};

/** The value of `Set-Cookie`. */
export function privateCookie(
  { name, value, maxAge }: PrivateCookie,
  { path, isSecure }: CookiePlace,
): string {
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${value === '' ? 0 : maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

const cookieValue = (key: ApplicationKey | undefined) => (key ? `${key.id}.${key.token}` : '');

/** The value of `Set-Cookie` that gives a browser an application, or takes it away. */
export const applicationCookie = (key: ApplicationKey | undefined, place: CookiePlace): string =>
  privateCookie(
    { name: APPLICATION_COOKIE, value: cookieValue(key), maxAge: APPLICATION_MAX_AGE },
    place,
  );

/** As `applicationCookie`, for the application of a partner's link. */
export const arrivalCookie = (key: ApplicationKey | undefined, place: CookiePlace): string =>
  privateCookie({ name: ARRIVAL_COOKIE, value: cookieValue(key), maxAge: ARRIVAL_MAX_AGE }, place);
