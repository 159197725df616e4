import type { NoticeProps } from '../../model/titled-text.ts';
import { ArgumentList } from '../../react/arguments/argument-list.tsx';

/** Arguments in favour, as a list. */
export function ProsBlock(props: NoticeProps) {
  return <ArgumentList kind="pros" {...props} />;
}
