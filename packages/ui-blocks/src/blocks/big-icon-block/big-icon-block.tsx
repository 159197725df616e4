import { Icon } from '../../icons/icon.tsx';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { RenderContext } from '../render-context.ts';
import type { BigIconBlockData } from './schema.ts';

export type BigIconBlockProps = BigIconBlockData & Pick<RenderContext, 'iconDrawing'>;

/** Text beside a large icon; the icon is decoration. */
export function BigIconBlock({ icon, text, iconDrawing }: BigIconBlockProps) {
  return (
    <div className="pz-big-icon">
      <Icon name={icon} drawing={iconDrawing?.(icon)} />
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
    </div>
  );
}
