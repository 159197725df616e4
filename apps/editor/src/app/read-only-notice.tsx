import { Alert } from '@mantine/core';
import { t } from '../texts/texts.ts';
import { useWebsite } from './use-website.ts';

/** Why somebody can read here and not edit, and who can change that. */
export function ReadOnlyNotice({ websiteId }: { readonly websiteId: number }) {
  const ofFiles = useWebsite(websiteId)?.owner === 'files';
  return (
    <Alert color="blue">
      {ofFiles ? t('edit.ofFiles', { website: websiteId }) : t('edit.noRole')}
    </Alert>
  );
}
