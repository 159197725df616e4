import { Alert, Button, Loader, Modal } from '@mantine/core';
import type { EntrySummary } from '@plaza/contract/editor';
import { lazy, Suspense, useState } from 'react';
import { useMay, useWebsite } from '../../app/use-website.ts';
import { t } from '../../texts/texts.ts';
import { type Choice, entryName } from './entry-table.tsx';

const PublishSet = lazy(async () => ({
  default: (await import('../publish/publish-set.tsx')).PublishSet,
}));

/** The drafts that are chosen on any page of the list; those who may publish choose. */
export function useDraftSet(websiteId: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, EntrySummary>>(new Map());
  const may = useMay(websiteId);
  const website = useWebsite(websiteId);
  const onToggle: Choice['onToggle'] = (entries, isChosen) => {
    const next = new Map(chosen);
    for (const entry of entries)
      if (isChosen) next.set(entryName(entry), entry);
      else next.delete(entryName(entry));
    setChosen(next);
  };
  const canChoose = may('publish') && website?.owner === 'editor';
  return {
    chosen,
    clear: () => setChosen(new Map()),
    choice: canChoose ? { chosen, onToggle } : undefined,
  };
}

type Props = { readonly websiteId: number; readonly set: ReturnType<typeof useDraftSet> };

/** What is chosen, and its publication in a dialog. */
export function SetBar({ websiteId, set }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string>();
  const count = set.chosen.size;
  if (count === 0) return message ? <Alert color="green">{message}</Alert> : null;
  return (
    <section className="row" aria-label={t('set.title')}>
      <span role="status">{t('set.chosen', { count })}</span>
      <Button size="compact-sm" onClick={() => setOpen(true)}>
        {t('set.open')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={set.clear}>
        {t('set.clear')}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} withCloseButton={false}>
        <Modal.Title>{t('set.title')}</Modal.Title>
        <Suspense fallback={<Loader size="xs" />}>
          <PublishSet
            websiteId={websiteId}
            entries={[...set.chosen.values()]}
            onDone={(done) => {
              setMessage(done);
              setOpen(false);
              set.clear();
            }}
          />
        </Suspense>
        <Button variant="subtle" fullWidth onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </Modal>
    </section>
  );
}
