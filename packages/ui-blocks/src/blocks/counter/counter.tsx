import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { RenderContext } from '../render-context.ts';
import type { CounterData } from './schema.ts';

export type CounterProps = CounterData & Pick<RenderContext, 'formatCount'>;

/** A large number with what it counts below, not animated. */
export function Counter({ count, text, formatCount = String }: CounterProps) {
  return (
    <div className="pz-counter">
      <p className="pz-counter__count">
        <data value={count}>{formatCount(count)}</data>
      </p>
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
    </div>
  );
}
