import type { NoticeProps } from '../../model/titled-text.ts';
import { ArgumentList } from '../../react/arguments/argument-list.tsx';

/** Arguments against, as a list. */
export function ConsBlock(props: NoticeProps) {
  return <ArgumentList kind="cons" {...props} />;
}
