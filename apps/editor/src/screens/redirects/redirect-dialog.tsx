import { Alert, Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import type { Redirect } from '@plaza/contract/editor';
import { PickAmong } from '../../form/pick-entry.tsx';
import { t } from '../../texts/texts.ts';
import { useRedirect } from './use-redirect.ts';

type Props = {
  readonly websiteId: number;
  /** Those in which redirects may be changed. */
  readonly locales: readonly string[];
  readonly redirect: Redirect | undefined;
  /** With what is to be said about it. */
  readonly onClose: (message?: string) => void;
};

/** Adds or changes a redirect. It is public at once, which the dialog says. */
export function RedirectDialog({ websiteId, locales, redirect, onClose }: Props) {
  const edited = useRedirect({
    ...{ websiteId, redirect, locale: locales[0] ?? '' },
    onSaved: onClose,
  });
  const { wanted, change, save, end, messageOf, stale } = edited;
  const error = save.error ?? end.error;
  const toError = messageOf('to');
  return (
    <Modal opened onClose={() => onClose()} withCloseButton={false} size="lg">
      <div className="title-row">
        <Modal.Title>
          {redirect ? t('redirects.changeOne', { path: redirect.path }) : t('redirects.add')}
        </Modal.Title>
        <Button variant="subtle" onClick={() => onClose()}>
          {t('media.close')}
        </Button>
      </div>
      <form className="fields" onSubmit={save.submit}>
        {error ? <Alert color="red">{error}</Alert> : null}
        {stale ? <Conflict {...{ edited, stale }} /> : null}
        <NativeSelect
          label={t('find.locale')}
          value={wanted.locale}
          data={[...locales]}
          disabled={redirect !== undefined}
          onChange={({ currentTarget }) => change({ locale: currentTarget.value })}
        />
        <TextInput
          label={t('redirects.from')}
          description={t('redirects.fromHint')}
          value={wanted.path}
          readOnly={redirect !== undefined}
          error={messageOf('path')}
          maxLength={512}
          onChange={({ currentTarget }) => change({ path: currentTarget.value })}
        />
        <PickAmong
          {...{ websiteId, locale: wanted.locale, isRequired: true }}
          field={{
            ...{ label: t('redirects.to'), description: t('redirects.toHint') },
            ...(toError !== undefined && { error: toError }),
          }}
          value={wanted.to ?? ''}
          onPick={(to) => change({ to: to ?? '' })}
        />
        <div className="row">
          <Button type="submit" loading={save.isBusy} disabled={!wanted.path || !wanted.to}>
            {t('redirects.save')}
          </Button>
          {redirect?.target ? (
            <Button variant="subtle" color="red" loading={end.isBusy} onClick={() => end.submit()}>
              {t('redirects.end')}
            </Button>
          ) : null}
        </div>
      </form>
    </Modal>
  );
}

type ConflictProps = {
  readonly edited: ReturnType<typeof useRedirect>;
  readonly stale: NonNullable<ReturnType<typeof useRedirect>['stale']>;
};

/** Somebody else changed it meanwhile: both addresses, and one is chosen. */
function Conflict({ edited, stale }: ConflictProps) {
  const theirs = stale.current?.target?.path ?? t('redirects.nowhere');
  return (
    <Alert color="orange" title={t('redirects.stale')}>
      <p>{t('redirects.theirs', { to: theirs })}</p>
      <p>{t('redirects.mine', { to: stale.yours.to ?? t('redirects.nowhere') })}</p>
      <div className="row">
        <Button size="compact-sm" onClick={() => edited.resolve('mine')}>
          {t('redirects.keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => edited.resolve('theirs')}>
          {t('redirects.takeTheirs')}
        </Button>
      </div>
    </Alert>
  );
}
