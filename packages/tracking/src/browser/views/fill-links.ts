import type { TrackingData } from '@plaza/contract';
import { fillLink } from '../../core/data/fill-link.ts';

/** Gives the lenders' links of the page the codes of the visit that they ask for. */
export function fillLinks(data: TrackingData): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-link-template]'))
    link.href = fillLink(link.dataset.linkTemplate ?? link.href, data);
}
