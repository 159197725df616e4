import { safeUrl } from '../../core/safe-url.ts';

export interface ProductActionData {
  href: string;
  label: string;
  /** The address with placeholders for codes of the visit, filled only with consent. */
  template?: string;
  /** What choosing the offer is worth: the amount of the loan and its currency, ISO 4217 (§9). */
  worth?: { value: number; currency: string };
}

export interface ProductActionProps {
  product: { id: number | string; name: string; action: ProductActionData; live?: object };
}

/**
 * The paid link of an offer; nothing for an unsafe address. Tracking reads its `data-track`
 * attributes when the offer is chosen (§9).
 */
export function ProductAction({ product }: ProductActionProps) {
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
      data-attributes={product.live && `action-${product.id}`}
    >
      {label}
      <span className="pz-visually-hidden">{`: ${product.name}`}</span>
    </a>
  );
}
