import { Button, Modal } from '@mantine/core';
import type { TouchedPage } from '@plaza/contract/editor';
import { useState } from 'react';
import { t } from '../../../texts/texts.ts';
import { type Pictures, SIDES, type Side } from './use-pictures.ts';

type Props = {
  readonly page: TouchedPage;
  readonly pictures: Pictures;
  readonly width: string;
  /** Of the draft: another one is another picture. */
  readonly version: number;
};

/** A page: its title and address, why it is touched, and how it looks before and after. */
export function TouchedPageRow(props: Props) {
  const { page, pictures } = props;
  const { title, before, after, reason } = page;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h3 className="touched-title">{title}</h3>
      <p className="quiet">
        {before === after || after === undefined ? before : null}
        {before === undefined ? after : null}
        {before !== undefined && after !== undefined && before !== after
          ? t('touched.moves', { before, after })
          : null}{' '}
        · {t(`touched.${reason}`)}
      </p>
      {pictures.hasPreview ? (
        <>
          {/* Pictures are looked at; the dialog has them to scroll and to read. */}
          <div className="touched-pair" inert>
            <Pair {...props} className="touched-small" />
          </div>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {t('touched.compare', { title })}
          </Button>
        </>
      ) : null}
      {isOpen ? (
        <Modal opened onClose={() => setOpen(false)} withCloseButton={false} size="100%">
          <div className="title-row">
            <Modal.Title>{t('touched.title', { title })}</Modal.Title>
            <Button variant="subtle" onClick={() => setOpen(false)}>
              {t('media.close')}
            </Button>
          </div>
          <div className="touched-pair">
            <Pair {...props} className="touched-large" />
          </div>
        </Modal>
      ) : null}
    </>
  );
}

function Pair(props: Props & { readonly className: string }) {
  return SIDES.map((side) => (
    <figure key={side} className={`touched-side ${props.className}`}>
      <figcaption>{t(`touched.side.${side}`)}</figcaption>
      <Picture {...props} side={side} />
    </figure>
  ));
}

const missing = { before: 'touched.new', after: 'touched.gone' } as const;

function Picture({ page, pictures, width, version, side }: Props & { readonly side: Side }) {
  if (page[side] === undefined) return <p className="touched-missing">{t(missing[side])}</p>;
  const address = pictures.addressOf(page, side);
  if (address === undefined) return <p className="touched-missing">{t('loading')}</p>;
  const name = t('touched.picture', { side: t(`touched.side.${side}`), title: page.title });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
    <section className={`touched-view touched-view-${width}`} aria-label={name} tabIndex={0}>
      {/* Without scripts a page asks for no consent, counts nothing and starts nothing. */}
      <iframe
        key={side === 'after' ? version : 0}
        title={name}
        loading="lazy"
        src={address}
        sandbox="allow-same-origin"
      />
    </section>
  );
}
