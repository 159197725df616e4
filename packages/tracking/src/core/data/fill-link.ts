import type { TrackingData } from '@plaza/contract';

/** `{subId}`, as people write it and as an address may carry it. */
const PLACEHOLDER = /(?:\{|%7b)(\w+)(?:\}|%7d)/gi;

/**
 * Fills the placeholders of a lender's link, `https://…/?click={impressionId}&sub={subId}`, by the
 * names of tracking fields. A parameter of which anything is unknown is left out. The service takes
 * no template that asks for what tells who the visitor is.
 *
 * @param template an absolute address; one without placeholders stays as it is
 * @param data what may be told; nothing unless said otherwise
 */
export function fillLink(template: string, data: TrackingData = {}): string {
  const [, address = '', query = '', fragment = ''] =
    /^([^?#]*)\??([^#]*)(.*)$/s.exec(template) ?? [];
  const kept = query.split('&').flatMap((parameter) => {
    let isKnown = true;
    const filled = parameter.replace(PLACEHOLDER, (_, name: string) => {
      const value = Object.hasOwn(data, name) ? data[name as keyof TrackingData] : undefined;
      isKnown &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    });
    return isKnown && filled ? [filled] : [];
  });
  return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment;
}
