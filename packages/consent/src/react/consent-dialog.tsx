import type { ReceiptPage } from '../core/consent-receipt.ts';
import type { ConsentChoices } from '../model/categories.ts';
import type { DialogContent } from '../model/dialog-content.ts';
import { type DialogTab, dialogTabs } from '../model/dialog-content.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import type { DialogLabels } from './dialog-labels.ts';
import { Paragraphs } from './paragraphs.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';

export interface ConsentDialogProps {
  /** As `dialogContent` puts it together. */
  content: DialogContent;
  labels: DialogLabels;
  /** What a receipt of a decision says of what was shown. */
  receipt?: ReceiptPage;
  /** Whether a third button refuses everything while any category is on (design §7). */
  refuseAll?: boolean | undefined;
  /** Start of the ids in it: several dialogs of one page need several. */
  id?: string;
  /** How it stands before its behaviour opens it, for pictures of it; closed and as nobody has touched it unless said otherwise. */
  initial?: {
    open?: boolean;
    tab?: DialogTab;
    choices?: Partial<ConsentChoices>;
    /** Whether the categories of the details stand open. */
    expanded?: boolean;
  };
}

/**
 * The cookie preferences dialog (§2.5) as finished HTML, closed; `attachConsentDialog` of
 * `./browser` brings it to life. Without JavaScript it stays closed and covers nothing.
 */
export function ConsentDialog({ content, labels, receipt, ...place }: ConsentDialogProps) {
  const { id = 'pz-consent', initial = {}, refuseAll = false } = place;
  const { open = false, tab = 'consent', choices = {}, expanded = false } = initial;
  const { texts, categories } = content;
  const panels = {
    consent: <ConsentPanel id={id} text={texts.text} categories={categories} choices={choices} />,
    details: <DetailsPanel categories={categories} labels={labels} expanded={expanded} />,
    about: <Paragraphs text={texts.about} />,
  };
  return (
    <dialog
      className="pz-consent"
      data-consent-dialog
      data-consent-receipt={receipt && JSON.stringify(receipt)}
      aria-labelledby={`${id}-title`}
      open={open}
    >
      <div className="pz-consent__header">
        {/* biome-ignore lint/a11y/noAutofocus: so a modal dialog is read from its title on, not from its first control */}
        <h2 className="pz-consent__title" id={`${id}-title`} tabIndex={-1} autoFocus>
          {labels.title}
        </h2>
        <button className="pz-consent__close" type="button" data-consent-close hidden>
          {labels.close}
        </button>
      </div>
      <TabList id={id} labels={texts.tabs} selected={tab} />
      {dialogTabs.map((name) => (
        <TabPanel key={name} id={id} name={name} selected={tab}>
          {panels[name]}
        </TabPanel>
      ))}
      <DialogButtons texts={texts} choices={choices} refuseAll={refuseAll} />
      <PolicyLinks content={content} labels={labels} />
    </dialog>
  );
}
