import type { NoticeProps } from '../../model/titled-text.ts';
import { Notice } from '../../react/notice/notice.tsx';

/** Something that can cost the reader money or trouble. */
export function WarningBlock(props: NoticeProps) {
  return <Notice kind="warning" {...props} />;
}
