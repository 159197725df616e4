import type { MessageTable } from '../model/message-table.ts';

/** The messages of emails about an application, which the leads service writes. */
export const flowMailMessages = {
  'flow-mail-confirm-action': {},
  'flow-mail-confirm-subject': { site: 'text' },
  'flow-mail-confirm-text': { site: 'text' },
  'flow-mail-copy': {},
  'flow-mail-greeting': {},
  'flow-mail-ignore': { site: 'text' },
  'flow-mail-link-life': {},
  'flow-mail-resume-action': {},
  'flow-mail-resume-subject': { site: 'text' },
  'flow-mail-resume-text': { site: 'text' },
} as const satisfies MessageTable;
