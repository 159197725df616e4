import './galleries.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ContrastPair,
  LEAST_CONTRAST,
  type Palette,
  SCHEMES,
  type Scheme,
} from '../../packages/ui-blocks/src/core/tokens/brand.ts';
import { contrastRatio } from '../../packages/ui-blocks/src/core/tokens/contrast.ts';
import { contrastPairs, paletteOf } from './brand-tokens.ts';

export default { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta;

/** Every colour of the brand, in both schemes. */
export const Palettes: StoryObj = {
  render: (_, { globals }) => (
    <ul className="gallery">
      {[...paletteOf(globals.brand)].map(([name, colors]) => (
        <li key={name} className="gallery__item">
          <Swatch colors={colors} />
          <code>{name}</code>
          {SCHEMES.map((scheme) => (
            <span key={scheme} className="gallery__note">
              {scheme} {colors[scheme]}
            </span>
          ))}
        </li>
      ))}
    </ul>
  ),
};

function Swatch({ colors }: { colors: Readonly<Record<Scheme, string>> }) {
  return (
    <svg className="gallery__swatch" viewBox="0 0 160 64" aria-hidden="true">
      <rect width="80" height="64" fill={colors.light} />
      <rect x="80" width="80" height="64" fill={colors.dark} />
    </svg>
  );
}

/** Every pair that stands on each other, with its contrast in both schemes. */
export const Contrast: StoryObj = {
  render: (_, { globals }) => (
    <>
      <p className="gallery__lead">
        No pair may fall under {LEAST_CONTRAST}:1; the build of the tokens refuses one that does.
      </p>
      <ul className="gallery">
        {contrastPairs.map((pair) => (
          <li key={pair.join()} className="gallery__item">
            <Pair pair={pair} palette={paletteOf(globals.brand)} />
          </li>
        ))}
      </ul>
    </>
  ),
};

function Pair({ pair, palette }: { pair: ContrastPair; palette: Palette }) {
  const [foreground, background] = pair.map((name) => palette.get(name));
  if (!foreground || !background) return null;
  return (
    <>
      <svg className="gallery__swatch" viewBox="0 0 160 64" aria-hidden="true">
        {SCHEMES.map((scheme, index) => (
          <g key={scheme} transform={`translate(${index * 80})`}>
            <rect width="80" height="64" fill={background[scheme]} />
            <text x="40" y="41" textAnchor="middle" fontSize="24" fill={foreground[scheme]}>
              Aa
            </text>
          </g>
        ))}
      </svg>
      <span>
        <code>{pair[0]}</code> on <code>{pair[1]}</code>
      </span>
      {SCHEMES.map((scheme) => (
        <span key={scheme} className="gallery__note">
          {scheme} {contrastRatio(foreground[scheme], background[scheme]).toFixed(2)}:1
        </span>
      ))}
    </>
  );
}
