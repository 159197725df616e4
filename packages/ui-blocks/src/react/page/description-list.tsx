import { safeUrl } from '../../core/safe-url.ts';
import type { DescriptionItem } from '../../model/layout-components.ts';

/** Terms and their values; a value with a safe address becomes a link. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="pz-description-list">
      {Array.from(items.entries(), ([index, item]) => (
        <div key={index} className="pz-description-list__row">
          <dt>{item.term}</dt>
          <dd>
            <DescriptionValue item={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DescriptionValue({ item }: { item: DescriptionItem }) {
  const href = safeUrl(item.href);
  return href ? <a href={href}>{item.value}</a> : item.value;
}
