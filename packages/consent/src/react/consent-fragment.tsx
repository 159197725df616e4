import { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';

export interface ConsentFragmentProps extends ConsentDialogProps {
  /** Text of `@plaza/consent/styles.css`. */
  styles: string;
}

/**
 * The dialog with its style sheet, for a file of its own that only those fetch who are asked. The
 * sheet lies in a template, because a page's policy refuses what comes in a `<style>`.
 */
export function ConsentFragment({ styles, ...dialog }: ConsentFragmentProps) {
  return (
    <>
      <template data-consent-styles>{styles}</template>
      <ConsentDialog {...dialog} />
    </>
  );
}
