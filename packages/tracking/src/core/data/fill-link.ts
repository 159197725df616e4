import type { TrackingData } from '@plaza/contract';

/** `{subId}`, plain or URL-encoded. */
const PLACEHOLDER = /(?:\{|%7b)(\w+)(?:\}|%7d)/gi;

/**
 * Fills the placeholders of a lender's link, `https://…/?click={clickId}&sub={subId}`: the
 * click, and names of tracking fields. Drops parameters with an unknown value. The service rejects templates
 * with personal fields.
 *
 * @param template an absolute URL; returned unchanged without placeholders
 * @param data the values to fill in; default none
 */
export function fillLink(
  template: string,
  data: TrackingData & { readonly clickId?: string } = {},
): string {
  const [, address = '', query = '', fragment = ''] =
    /^([^?#]*)\??([^#]*)(.*)$/s.exec(template) ?? [];
  const kept = query.split('&').flatMap((parameter) => {
    let isKnown = true;
    const filled = parameter.replace(PLACEHOLDER, (_, name: string) => {
      const value = Object.hasOwn(data, name) ? data[name as keyof typeof data] : undefined;
      isKnown &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    });
    return isKnown && filled ? [filled] : [];
  });
  return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment;
}
