import './galleries.css';
import { CONTRAST_PAIRS } from '@plaza/ui-blocks/core/tokens/brand-tokens';
import { contrastRatio } from '@plaza/ui-blocks/core/tokens/color';
import { COLOR_NAMES, COLORS, type ColorName } from '@plaza/ui-blocks/core/tokens/colors';
import {
  type BrandColors,
  LEAST_CONTRAST,
  readBrandColors,
  SCHEMES,
  type Scheme,
} from '@plaza/ui-blocks/core/tokens/palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokenFileOf } from './brand-tokens.ts';

type Palettes = Readonly<Record<Scheme, BrandColors>>;

const palettesOf = (brand: string): Palettes => ({
  light: readBrandColors(tokenFileOf(brand), 'light'),
  dark: readBrandColors(tokenFileOf(brand), 'dark'),
});

export default { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta;

/** Every colour of the brand, in both schemes, and what it is for. */
export const Palettes: StoryObj = {
  render: (_, { globals }) => {
    const palettes = palettesOf(globals.brand);
    return (
      <ul className="gallery">
        {COLOR_NAMES.map((name) => (
          <li key={name} className="gallery__item">
            <Swatch name={name} palettes={palettes} />
            <code>{name}</code>
            <span className="gallery__note">{COLORS[name]}</span>
            {SCHEMES.map((scheme) => (
              <span key={scheme} className="gallery__note">
                {scheme} {palettes[scheme][name]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    );
  },
};

function Swatch({ name, palettes }: { name: ColorName; palettes: Palettes }) {
  return (
    <svg className="gallery__swatch" viewBox="0 0 160 64" aria-hidden="true">
      <rect width="80" height="64" fill={palettes.light[name]} />
      <rect x="80" width="80" height="64" fill={palettes.dark[name]} />
    </svg>
  );
}

/** Every pair of colours used on each other, with its contrast in both schemes. */
export const Contrast: StoryObj = {
  render: (_, { globals }) => {
    const palettes = palettesOf(globals.brand);
    return (
      <>
        <p className="gallery__lead">
          No pair may fall under {LEAST_CONTRAST}:1; the build of the tokens refuses one that does.
        </p>
        <ul className="gallery">
          {CONTRAST_PAIRS.map(([foreground, background]) => (
            <li key={foreground + background} className="gallery__item">
              <Pair foreground={foreground} background={background} palettes={palettes} />
            </li>
          ))}
        </ul>
      </>
    );
  },
};

type PairProps = { foreground: ColorName; background: ColorName; palettes: Palettes };

function Pair({ foreground, background, palettes }: PairProps) {
  return (
    <>
      <svg className="gallery__swatch" viewBox="0 0 160 64" aria-hidden="true">
        {SCHEMES.map((scheme, index) => (
          <g key={scheme} transform={`translate(${index * 80})`}>
            <rect width="80" height="64" fill={palettes[scheme][background]} />
            <text
              x="40"
              y="41"
              textAnchor="middle"
              fontSize="24"
              fill={palettes[scheme][foreground]}
            >
              Aa
            </text>
          </g>
        ))}
      </svg>
      <span>
        <code>{foreground}</code> on <code>{background}</code>
      </span>
      {SCHEMES.map((scheme) => (
        <span key={scheme} className="gallery__note">
          {scheme}{' '}
          {contrastRatio(palettes[scheme][foreground], palettes[scheme][background]).toFixed(2)}:1
        </span>
      ))}
    </>
  );
}
