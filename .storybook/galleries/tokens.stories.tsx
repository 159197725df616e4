import './galleries.css';
import type { Token } from '@plaza/ui-blocks/core/tokens/token-tree';
import { cssValue } from '@plaza/ui-blocks/core/tokens/tokens-to-css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokensOf } from './brand-tokens.ts';

export default { title: 'Foundations/Tokens', tags: ['!autodocs'] } satisfies Meta;

/** Every other token, as the brand has it. */
export const SizesShapesAndMotion: StoryObj = {
  render: (_, { globals }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in a box that the keyboard can reach
    <section className="gallery__scroll" aria-label="Tokens" tabIndex={0}>
      <table className="gallery__table">
        <thead>
          <tr>
            <th scope="col">Custom property</th>
            <th scope="col">Value</th>
            <th scope="col">Looks</th>
          </tr>
        </thead>
        <tbody>
          {tokensOf(globals.brand).map((token) => (
            <tr key={token.path.join()}>
              <th scope="row">
                <code>--pz-{token.path.join('-')}</code>
              </th>
              <td>{cssValue(token)}</td>
              <td>
                <Look token={token} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
};

/** What a token does, where that can be seen. */
function Look({ token }: { token: Token }) {
  const value = cssValue(token);
  switch (token.path[0]) {
    case 'space':
    case 'target':
      return (
        <svg className="gallery__bar" width={value} height="1rem" aria-hidden="true">
          <rect width="100%" height="100%" fill="currentColor" />
        </svg>
      );
    case 'radius':
      return (
        <svg width="4rem" height="2.5rem" aria-hidden="true">
          <rect width="100%" height="100%" rx={value} fill="currentColor" />
        </svg>
      );
    default:
      return <StyledLook group={token.path[0] ?? ''} value={value} />;
  }
}

const STYLED: Readonly<Record<string, string>> = {
  text: 'fontSize',
  font: 'fontFamily',
  weight: 'fontWeight',
  shadow: 'boxShadow',
};

function StyledLook({ group, value }: { group: string; value: string }) {
  const property = STYLED[group];
  if (!property) return null;
  return (
    // biome-ignore lint/style/noInlineStyles: the value under view is the style
    <span className="gallery__look" style={{ [property]: value }}>
      250 €
    </span>
  );
}
