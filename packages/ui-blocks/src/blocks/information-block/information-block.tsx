import type { NoticeProps } from '../../model/titled-text.ts';
import { Notice } from '../../react/notice/notice.tsx';

/** Something useful to know, beside the running text. */
export function InformationBlock(props: NoticeProps) {
  return <Notice kind="information" {...props} />;
}
