import { safeUrl } from '../../core/safe-url.ts';
import type { ProductCardData } from './product-card.tsx';

/** The paid link of an offer; an address that is not safe to follow leaves none. */
export function ProductAction({ product }: { product: ProductCardData }) {
  const href = safeUrl(product.action.href);
  if (!href) return null;
  return (
    <a className="pz-button" href={href} rel="sponsored nofollow noopener" data-product-action="">
      {product.action.label}
      <span className="pz-visually-hidden">{`: ${product.name}`}</span>
    </a>
  );
}
