import './galleries.css';
import { ICON_NAMES } from '@plaza/ui-blocks';
import { Icon } from '@plaza/ui-blocks/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

/** §3.4: every icon that content can name. */
export const Named: StoryObj = {
  render: () => (
    <ul className="gallery gallery--icons">
      {ICON_NAMES.map((name) => (
        <li key={name} className="gallery__item">
          <span className="gallery__icon">
            <Icon name={name} />
          </span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** As high as the letters around it, in their colour; with a title it is read out. */
export const InText: StoryObj = {
  render: () => (
    <ul className="gallery__sizes">
      {['h2', 'h3', 'p', 'small'].map((tag) => {
        const Tag = tag as 'h2' | 'h3' | 'p' | 'small';
        return (
          <li key={tag}>
            <Tag>
              <Icon name="shield" /> 250 € <Icon name="checkmark" title="Incluido" />
            </Tag>
          </li>
        );
      })}
    </ul>
  ),
};
