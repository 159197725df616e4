import '../styles.css';
import './consent-dialog.stories.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConsentDialogProps } from '../react/index.ts';
import { type DialogLocale, type DialogWords, dialogLocales } from '../testing/dialog-locales.ts';
import { withLongWords } from '../testing/long-words.ts';
import { sampleDialog } from '../testing/sample-dialog.ts';
import { LiveDialog } from './live-dialog.tsx';

export default { title: 'Consent/Dialog', parameters: { layout: 'fullscreen' } } satisfies Meta;

const wordsOf = ({ locale }: Record<string, unknown>) => dialogLocales[locale as DialogLocale];

type Given = {
  initial?: ConsentDialogProps['initial'];
  change?: (words: DialogWords) => DialogWords;
};

/** The dialog as it stands, open, in the locale of the toolbar. */
const dialogStory = ({ initial, change = (words) => words }: Given): StoryObj => ({
  render: (_, { globals, id }) => (
    <LiveDialog
      {...sampleDialog(change(wordsOf(globals)))}
      id={id}
      initial={{ open: true, ...initial }}
    />
  ),
});

const all = { preferences: true, statistics: true, marketing: true };

// Each tab as it is at first is looked at in every locale; Storybook reads tags from the text of an export.
export const FirstAsked = { ...dialogStory({}), tags: ['every-locale'] };

export const SomethingOn = dialogStory({ initial: { choices: { statistics: true } } });

export const EverythingOn = dialogStory({ initial: { choices: all } });

export const Details = dialogStory({ initial: { tab: 'details' } });

export const DetailsExpanded = {
  ...dialogStory({ initial: { tab: 'details', expanded: true } }),
  tags: ['every-locale'],
};

export const About = { ...dialogStory({ initial: { tab: 'about' } }), tags: ['every-locale'] };

export const LongWords = dialogStory({ change: withLongWords });

export const LongWordsInDetails = dialogStory({
  initial: { tab: 'details', expanded: true },
  change: withLongWords,
});

/** Opened over its page by what the footer of every page has. */
export const WayBackIn: StoryObj = {
  parameters: { layout: 'padded' },
  render: (_, { globals, id }) => {
    const words = wordsOf(globals);
    return (
      <LiveDialog {...sampleDialog(words)} id={id} initial={{ choices: { statistics: true } }}>
        <p>{words.content.about}</p>
        <button type="button" className="pz-button" data-consent-open>
          {words.settings}
        </button>
      </LiveDialog>
    );
  },
};
