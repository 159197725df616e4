import { readBrandColors } from '@plaza/ui-blocks/brand';
import type { SiteOptions } from '../model/options.ts';

/** `icon.svg`: petals around a centre in the brand's colours, as many as the site's id says. */
export function iconFile({ id, name, tokens }: SiteOptions): string {
  const { brand, action } = readBrandColors(tokens, 'light');
  const petals = 3 + (id % 4);
  const shapes = Array.from({ length: petals }, (_, index) => {
    const turn = Math.round((360 / petals) * index);
    return `<ellipse cx="16" cy="9.5" rx="3.2" ry="5.5" transform="rotate(${turn} 16 16)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeXml(name)}</title><rect width="32" height="32" rx="7" fill="${brand}"/><g fill="${action}">${shapes.join('')}</g></svg>\n`;
}

export const escapeXml = (text: string) =>
  text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;');
