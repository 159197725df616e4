import { Alert, Button, Modal } from '@mantine/core';
import { textOf } from '../../entry/change-entries.ts';
import { diffJson } from '../../json/diff-json.ts';
import type { Json } from '../../json/json.ts';
import { t } from '../../texts/texts.ts';
import type { Draft, Stale } from './use-draft.ts';

type Props = { readonly draft: Draft; readonly stale: Stale };

/** Somebody else saved or published meanwhile: both texts side by side, and one is chosen. */
export function ConflictDialog({ draft, stale }: Props) {
  const mine = draft.history.now.text;
  const theirs = textOf(stale.current);
  const author = stale.current.draft?.author.name ?? t('conflict.published');
  const changes = diffJson(JSON.parse(theirs) as Json, JSON.parse(mine) as Json);
  return (
    <Modal
      opened
      // Nothing is decided by closing, so it has to be chosen.
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="90rem"
    >
      <Modal.Title>{t('conflict.title')}</Modal.Title>
      <Alert color="orange">{t('conflict.text', { author })}</Alert>
      <p>{t('conflict.differs')}</p>
      <ul className="changed-paths">
        {changes.slice(0, 20).map(({ kind, path }) => (
          <li key={`${kind}-${path.join('.')}`}>
            <code>{path.join('.')}</code>
          </li>
        ))}
      </ul>
      <div className="side-by-side">
        <Side title={t('conflict.mine')} text={mine}>
          <Button onClick={() => void draft.resolveStale('mine')}>{t('conflict.keepMine')}</Button>
        </Side>
        <Side title={t('conflict.theirs', { author })} text={theirs}>
          <Button variant="default" onClick={() => void draft.resolveStale('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
        </Side>
      </div>
    </Modal>
  );
}

type SideProps = {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
};

function Side({ title, text, children }: SideProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <pre tabIndex={0}>{text}</pre>
      {children}
    </section>
  );
}
