import { Alert, Button } from '@mantine/core';
import { overridesOf } from '../../interface-texts/overrides.ts';
import type { TextDrafts } from '../../interface-texts/use-text-drafts.ts';
import { t } from '../../texts/texts.ts';

type Props = {
  readonly drafts: TextDrafts;
  readonly stale: NonNullable<TextDrafts['stale']>;
};

/** Both texts, when somebody else changed one meanwhile; one of them is chosen. */
export function TextConflict({ drafts, stale: { slug, current } }: Props) {
  const theirs = overridesOf([current]).get(slug)?.text ?? '';
  const author = current.draft?.author.name ?? t('texts.somebody');
  return (
    <Alert color="orange" role="alert">
      <p>{t('texts.stale', { author })}</p>
      <p>{t('texts.theirs', { text: theirs || t('texts.empty') })}</p>
      <p>{t('texts.mine', { text: drafts.textOf(slug) || t('texts.empty') })}</p>
      <div className="row">
        <Button size="compact-sm" onClick={() => drafts.resolveStale('mine')}>
          {t('texts.keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => drafts.resolveStale('theirs')}>
          {t('texts.takeTheirs')}
        </Button>
      </div>
    </Alert>
  );
}
