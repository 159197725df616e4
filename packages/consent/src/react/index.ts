export { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';
export { ConsentFragment, type ConsentFragmentProps } from './consent-fragment.tsx';
export type { DialogLabels } from './dialog-labels.ts';
