import type { TrackingData } from '@plaza/contract';
import { fillLink } from '../../core/data/fill-link.ts';

/** Fills the codes of the visit into the page's links to lenders. */
export function fillLinks(data: TrackingData): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-link-template]'))
    link.href = fillLink(link.dataset.linkTemplate ?? link.href, data);
}
