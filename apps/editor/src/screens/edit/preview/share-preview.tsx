import { Alert, Button, CopyButton, Modal, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { previewLinksQuery } from '../../../api/queries.ts';
import { shortTime } from '../../../app/short-time.ts';
import { useMay } from '../../../app/use-website.ts';
import { t } from '../../../texts/texts.ts';

type Props = { readonly websiteId: number; readonly path: string };

/** Links to the preview for people without an account: made for this page, and revoked. */
export function SharePreview({ websiteId, path }: Props) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay(websiteId);
  if (!may('edit')) return null;
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        withCloseButton={false}
        lockScroll={false}
      >
        <Modal.Title>{t('share.title')}</Modal.Title>
        {isOpen ? <Links websiteId={websiteId} path={path} /> : null}
      </Modal>
    </>
  );
}

function Links({ websiteId, path }: Props) {
  const queryClient = useQueryClient();
  const query = previewLinksQuery(websiteId);
  const { data } = useQuery(query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const share = useMutation({
    mutationFn: () => call('sharePreview', { websiteId, body: { path } }),
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => call('revokePreview', { websiteId, params: { linkId } }),
    onSuccess: refresh,
  });
  const error = share.error ?? revoke.error;
  return (
    <div className="fields">
      <p>{t('share.explain')}</p>
      {error ? <Alert color="red">{error.message}</Alert> : null}
      {share.data ? <NewLink url={share.data.url} /> : null}
      <Button loading={share.isPending} onClick={() => share.mutate()}>
        {t('share.make', { path })}
      </Button>
      <ul className="findings" aria-label={t('share.links')}>
        {data?.links.map(({ id, path: of, sharedBy, expiresAt }) => (
          <li key={id}>
            <code>{of}</code>{' '}
            {t('share.until', { time: shortTime(expiresAt), name: sharedBy.name })}{' '}
            <button type="button" className="link-button" onClick={() => revoke.mutate(id)}>
              {t('share.revoke', { path: of })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A new link, which is shown this once. */
function NewLink({ url }: { readonly url: string }) {
  return (
    <div className="row">
      <TextInput label={t('share.link')} value={url} readOnly className="grow" />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'share.copied' : 'share.copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
