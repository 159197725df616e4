import { lazy, Suspense } from 'react';
import type { PictureDialogProps } from './picture-dialog.tsx';

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

/** The dialog of pictures, loaded when it is first opened. */
export const LazyPictureDialog = (props: PictureDialogProps) =>
  props.isOpen ? (
    <Suspense fallback={null}>
      <PictureDialog {...props} />
    </Suspense>
  ) : null;
