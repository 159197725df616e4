import type { LiveCardData } from './product-data.ts';

/** Why the product has no figures for what was chosen; the view writes it. */
export function OutsideNote({ id, outside }: LiveCardData & { id: number | string }) {
  return (
    <p
      className="pz-product__outside"
      data-shown={`outside-${id}`}
      data-value={`outside-${id}`}
      hidden={!outside}
    >
      {outside}
    </p>
  );
}

/** Why the product is where it is in the list; the view writes it. */
export function ReasonNote({ id, reason }: LiveCardData & { id: number | string }) {
  if (reason === undefined) return null;
  return (
    <p className="pz-product__reason" data-value={`reason-${id}`}>
      {reason}
    </p>
  );
}

/** The box that puts a product side by side with others. */
export function CompareBox({
  compare,
  product: { id, name },
}: LiveCardData & { product: { id: number | string; name: string } }) {
  return (
    <label className="pz-product__compare">
      <input type="checkbox" name="compare" value={id} />
      <span>{compare}</span>
      <span className="pz-visually-hidden">{`: ${name}`}</span>
    </label>
  );
}
