import { Icon } from '../../icons/icon.tsx';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { BigIconBlockProps } from './schema.ts';

/** Text beside a large icon; the icon is decoration, the text says it all. */
export function BigIconBlock({ icon, text }: BigIconBlockProps) {
  return (
    <div className="pz-big-icon">
      <Icon name={icon} />
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
    </div>
  );
}
