import './galleries.css';
import { Prose } from '@plaza/ui-blocks/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'Foundations/Typography', tags: ['!autodocs'] } satisfies Meta;

const SENTENCE = 'Pequeños préstamos, cuentas claras: 1.234,56 € a 30 días';
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
/** Letters of the locales of §1 that a font may lack. */
const LETTERS = 'ñ á é í ó ú ü ¿ ¡ å ä ö æ ø ß ą ć ę ł ń ś ź ż ă â î ș ț € $ £ kr zł ₱';

/** Running text as pages set it. */
export const RunningText: StoryObj = {
  render: () => (
    <Prose>
      {LEVELS.map((Level) => (
        <Level key={Level}>{SENTENCE}</Level>
      ))}
      <p>
        {SENTENCE}. {SENTENCE}, <a href="#link">{SENTENCE.toLowerCase()}</a>,{' '}
        <strong>{SENTENCE.toLowerCase()}</strong>, <em>{SENTENCE.toLowerCase()}</em>.
      </p>
      <ul>
        <li>{SENTENCE}</li>
        <li>{SENTENCE}</li>
      </ul>
      <ol>
        <li>{SENTENCE}</li>
        <li>{SENTENCE}</li>
      </ol>
      <blockquote>
        <p>{SENTENCE}</p>
      </blockquote>
    </Prose>
  ),
};

export const LettersOfAllLocales: StoryObj = {
  render: () => (
    <div className="gallery__letters">
      <p>{LETTERS}</p>
      <p>
        <strong>{LETTERS}</strong>
      </p>
      <p>{LETTERS.toUpperCase()}</p>
      <p>0123456789 1.234,56 % − × ½</p>
    </div>
  ),
};
