// biome-ignore-all lint/style/noInlineStyles: Satori draws this, and knows no style sheets
// biome-ignore-all lint/performance/noImgElement: nothing of this is ever loaded by a browser
import type { SiteIcon } from '../model/site-icons.ts';

export type IconSquareProps = SiteIcon & {
  /** Hex colour of what the drawing leaves free. */
  readonly background: string;
  /** The brand's drawing as a data address. */
  readonly icon: string;
};

/** Share of the side that no system's mask cuts into (W3C, Web Application Manifest: 80 %). */
const safeZone = 0.8;

/** The brand's icon in its square, as Satori draws it. */
export function IconSquare({ size, shape, background, icon }: IconSquareProps) {
  const side = shape === 'maskable' ? size * safeZone : size;
  const ground = shape === 'drawn' ? {} : { backgroundColor: background };
  const center = { alignItems: 'center', justifyContent: 'center' } as const;
  return (
    <div style={{ display: 'flex', width: size, height: size, ...center, ...ground }}>
      <img src={icon} width={side} height={side} alt="" />
    </div>
  );
}
