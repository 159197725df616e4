import { Button } from '@mantine/core';
import { readPictureAddress } from '@plaza/contract';
import type { LibraryPicture } from '@plaza/contract/editor';
import { type ReactNode, useState } from 'react';
import type { Json } from '../../json/json.ts';
import { LazyPictureDialog } from '../../media/lazy-picture-dialog.tsx';
import { Thumbnail } from '../../media/thumbnail.tsx';
import { t } from '../../texts/texts.ts';
import { useForm } from '../form-context.tsx';

/** The dialog that picks a picture for a field. */
export function usePicker(onPick: (picture: LibraryPicture) => void): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const { websiteId, entry } = useForm();
  const [isOpen, setOpen] = useState(false);
  const dialog = (
    <LazyPictureDialog
      {...{ websiteId, isOpen, onPick }}
      locale={entry.locale}
      onClose={() => setOpen(false)}
    />
  );
  return { open: () => setOpen(true), dialog };
}

type ChosenProps = {
  readonly src: Json | undefined;
  readonly label: string;
  readonly onOpen: () => void;
};

/** The picture that is chosen now, and the way to another one. */
export function ChosenPicture({ src, label, onOpen }: ChosenProps) {
  const { websiteId, isReadOnly } = useForm();
  const address = typeof src === 'string' ? src : '';
  return (
    <>
      <Thumbnail websiteId={websiteId} src={address} alt="" />
      {address ? <p className="quiet">{readPictureAddress(address)?.name ?? address}</p> : null}
      <Button variant="default" className="add-value" disabled={isReadOnly} onClick={onOpen}>
        {t('picture.choose', { label })}
      </Button>
    </>
  );
}
