import { t } from '../texts/texts.ts';

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'stale';

/** Whether everything that was typed is stored. */
export const SaveState = ({ status }: { readonly status: SaveStatus }) => (
  <span role="status" className={`save-status save-${status}`}>
    {t(`save.${status}`)}
  </span>
);
