// biome-ignore-all lint/style/noInlineStyles: rendered by Satori, which has no style sheets
// biome-ignore-all lint/performance/noImgElement: never loaded by a browser
import type { SiteIcon } from '../model/site-icons.ts';

export type IconSquareProps = SiteIcon & {
  /** Background colour, as hex. */
  readonly background: string;
  /** The brand's icon as a data URL. */
  readonly icon: string;
};

/** Share of the icon's side that masks never crop (W3C, Web Application Manifest: 80 %). */
const safeZone = 0.8;

/** The brand's icon in a square, for Satori. */
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
