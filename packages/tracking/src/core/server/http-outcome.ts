import type { VendorOutcome } from '../../model/vendors/server-vendor.ts';

/**
 * What a status says about an event. A refused credential (401, 403) is tried again, because an
 * operator can replace it before the event is too old.
 *
 * @param detail the vendor's own code
 */
export function httpOutcome(status: number, detail?: string | number): VendorOutcome {
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  const code = [status, detail].filter((part) => part !== undefined && part !== '').join(' ');
  const isRefused = status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);
  return { outcome: isRefused ? 'refused' : 'retry', code: code.slice(0, 40) };
}

/** A field of a JSON body; `undefined` if there is none. */
export const fieldOf = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), body);

/** A code of a vendor, as a text without anything that was sent. */
export const codeOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}` : '';
  return /^[\w.-]{1,30}$/.test(text) ? text : undefined;
};
