import { safeUrl } from '../../core/safe-url.ts';

export interface ProductActionData {
  href: string;
  label: string;
  /** The offer that is shown, which the click tells the site. */
  chosen?: { amount?: number; termDays?: number };
}

export interface ProductActionProps {
  product: { id: number | string; name: string; action: ProductActionData; live?: object };
}

/**
 * The paid link of an offer; nothing for an unsafe address. Tracking reads its `data-track`
 * attributes when the offer is chosen (§9).
 */
export function ProductAction({ product }: ProductActionProps) {
  const { href: address, label, chosen } = product.action;
  const href = safeUrl(address);
  if (!href) return null;
  return (
    <a
      className="pz-button"
      href={href}
      rel="sponsored nofollow noopener"
      data-product-action=""
      data-track="select_content"
      data-track-item-id={product.id}
      data-amount={chosen?.amount}
      data-term={chosen?.termDays}
      data-attributes={product.live && `action-${product.id}`}
    >
      {label}
      <span className="pz-visually-hidden">{`: ${product.name}`}</span>
    </a>
  );
}
