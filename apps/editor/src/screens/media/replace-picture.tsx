import { Alert, Button } from '@mantine/core';
import { isGranted, type LibraryPicture } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../app/use-website.ts';
import { changeEntries } from '../../entry/change-entries.ts';
import { LazyPictureDialog } from '../../media/lazy-picture-dialog.tsx';
import { replacePicture } from '../../media/replace-picture.ts';
import { t } from '../../texts/texts.ts';

type Props = {
  readonly websiteId: number;
  readonly locale: string;
  readonly picture: LibraryPicture;
};

/** Puts another picture in its place in every entry that the user may edit, as drafts. */
export function ReplacePicture({ websiteId, locale, picture }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState<number>();
  const [error, setError] = useState<string>();
  const grants = useSession()?.grants ?? [];
  const queryClient = useQueryClient();
  const mine = picture.uses.filter((use) =>
    isGranted(grants, 'edit', { websiteId, locale: use.locale }),
  );
  const left = picture.uses.length + picture.otherUses - mine.length;
  const replace = async (to: LibraryPicture) => {
    setError(undefined);
    try {
      const saved = await changeEntries(websiteId, mine, (text, { locale: of }) =>
        replacePicture(text, { from: picture, to, locale: of }),
      );
      setCount(saved.length);
      for (const name of ['media', 'entries'])
        await queryClient.invalidateQueries({ queryKey: [name, websiteId] });
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <>
      {error ? <Alert color="red">{error}</Alert> : null}
      {count === undefined ? null : (
        <Alert color="green">
          {t('media.replaced', { count })} {left > 0 ? t('media.replaceLeft', { count: left }) : ''}{' '}
          <Link to="/sites/$websiteId" params={{ websiteId }} search={{ state: 'draft' }}>
            {t('media.toDrafts')}
          </Link>
        </Alert>
      )}
      <p className="quiet">{t('media.replaceHint')}</p>
      <Button className="add-value" variant="default" onClick={() => setOpen(true)}>
        {t('media.replace')}
      </Button>
      <LazyPictureDialog
        {...{ websiteId, locale, isOpen }}
        onClose={() => setOpen(false)}
        onPick={(to) => void replace(to)}
      />
    </>
  );
}
