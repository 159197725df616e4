// biome-ignore-all lint/style/noInlineStyles: rendered by Satori, which has no style sheets
// biome-ignore-all lint/performance/noImgElement: never loaded by a browser

import type { BrandColors } from '@plaza/ui-blocks/brand';
import { fitTitle } from '../core/share-image/fit-title.ts';
import type { ShareImageText } from '../core/share-image/share-image.ts';
import { shareImageSize } from '../model/share-image.ts';

export type ShareCardProps = {
  readonly text: ShareImageText;
  readonly colors: BrandColors;
  /** The brand's icon as a data URL. */
  readonly icon: string;
};

/** A social preview image (§9) in the brand's theme, rendered by Satori, never by a browser. */
export function ShareCard({ text, colors, icon }: ShareCardProps) {
  const { siteName, host, title, warning } = text;
  return (
    <div
      style={{
        ...shareImageSize,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px',
        backgroundColor: colors.brand,
        color: colors['on-brand'],
        fontFamily: 'Figtree, Figtree Ext',
        fontWeight: 500,
        position: 'relative',
        overflow: 'hidden',
      }}
    >
      <Mark icon={icon} />
      <div style={{ display: 'flex', alignItems: 'center', height: 72 }}>
        <img src={icon} width={72} height={72} alt="" />
        {title !== siteName && (
          <div style={{ marginLeft: 16, fontSize: 40, fontWeight: 700 }}>{siteName}</div>
        )}
      </div>
      <Title title={title} />
      <Foot host={host} warning={warning} colors={colors} />
    </div>
  );
}

function Title({ title }: { title: string }) {
  const { fontSize, lineHeight, lines } = fitTitle(title);
  return (
    <div
      style={{
        display: 'block',
        width: 980,
        fontSize,
        lineHeight,
        fontWeight: 700,
        letterSpacing: '-0.015em',
        wordBreak: 'break-word',
        lineClamp: lines,
      }}
    >
      {title}
    </div>
  );
}

type FootProps = { host: string; warning: string | undefined; colors: BrandColors };

function Foot({ host, warning, colors }: FootProps) {
  return (
    <div style={{ display: 'flex', fontSize: 30, height: 48, alignItems: 'center' }}>
      {warning ? (
        <div
          style={{
            display: 'block',
            maxWidth: 1056,
            padding: '10px 20px',
            borderRadius: 12,
            backgroundColor: colors.canvas,
            color: colors.text,
            fontWeight: 700,
            lineClamp: 1,
          }}
        >
          {warning}
        </div>
      ) : (
        <div style={{ display: 'block', lineClamp: 1, opacity: 0.85 }}>{host}</div>
      )}
    </div>
  );
}

/** The brand's icon, large and cropped by the edge. */
function Mark({ icon }: { icon: string }) {
  return (
    <img
      src={icon}
      width={720}
      height={720}
      alt=""
      style={{ position: 'absolute', right: -290, top: -270, opacity: 0.22 }}
    />
  );
}
