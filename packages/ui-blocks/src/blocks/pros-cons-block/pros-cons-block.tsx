import { ArgumentList } from '../../react/arguments/argument-list.tsx';
import type { ProsConsBlockProps } from './schema.ts';

/** Arguments for and against, side by side where there is room unless `stacked`. A side without any is left out. */
export function ProsConsBlock({ pros, cons, outlined, stacked }: ProsConsBlockProps) {
  return (
    <div className="pz-pros-cons" data-stacked={stacked || undefined}>
      <ArgumentList kind="pros" outlined={outlined} {...pros} />
      <ArgumentList kind="cons" outlined={outlined} {...cons} />
    </div>
  );
}
