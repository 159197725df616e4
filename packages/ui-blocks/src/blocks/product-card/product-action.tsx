import { safeUrl } from '../../core/safe-url.ts';
import type { ProductCardData } from './product-card.tsx';

/**
 * The paid link of an offer; nothing for an unsafe address. Tracking reads its `data-track`
 * attributes when the offer is chosen (§9).
 */
export function ProductAction({ product }: { product: ProductCardData }) {
  const { href: address, label, template, worth } = product.action;
  const href = safeUrl(address);
  if (!href) return null;
  return (
    <a
      className="pz-button"
      href={href}
      rel="sponsored nofollow noopener"
      data-product-action=""
      data-link-template={safeUrl(template)}
      data-track="select_content"
      data-track-item-id={product.id}
      data-track-value={worth?.value}
      data-track-currency={worth?.currency}
    >
      {label}
      <span className="pz-visually-hidden">{`: ${product.name}`}</span>
    </a>
  );
}
