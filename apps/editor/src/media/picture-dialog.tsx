import { Button, Modal } from '@mantine/core';
import type { LibraryPicture } from '@plaza/contract/editor';
import { t } from '../texts/texts.ts';
import { AddPicture } from './add-picture.tsx';
import { PictureList } from './picture-list.tsx';

export type PictureDialogProps = {
  readonly websiteId: number;
  readonly locale: string;
  readonly isOpen: boolean;
  readonly given?: File | undefined;
  readonly onClose: () => void;
  readonly onPick: (picture: LibraryPicture) => void;
};

/** Picks a picture of the library, or adds one and picks it. */
export function PictureDialog({ isOpen, onClose, onPick, given, ...place }: PictureDialogProps) {
  const pick = (picture: LibraryPicture) => {
    onPick(picture);
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} withCloseButton={false} size="xl">
      <div className="title-row">
        <Modal.Title>{t('media.pick')}</Modal.Title>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      <AddPicture {...place} given={given} onAdded={pick} />
      <h3 className="picture-list-title">{t('media.known')}</h3>
      <PictureList {...place} onPick={pick} />
    </Modal>
  );
}
