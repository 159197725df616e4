import '../styles.css';
import './consent-dialog.stories.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConsentDialogProps } from '../react/index.ts';
import { type DialogLocale, type DialogTexts, dialogLocales } from '../testing/dialog-locales.ts';
import { withLongTexts } from '../testing/long-texts.ts';
import { sampleDialog } from '../testing/sample-dialog.ts';
import { consentDialogDocs as usage } from './consent-dialog-docs.ts';
import { LiveDialog } from './live-dialog.tsx';

export default {
  title: 'Consent/Dialog',
  // A modal dialog covers its page, so that each is documented in a frame.
  parameters: {
    usage,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta;

const textsOf = ({ locale }: Record<string, unknown>) => dialogLocales[locale as DialogLocale];

type Given = {
  initial?: ConsentDialogProps['initial'];
  change?: (texts: DialogTexts) => DialogTexts;
};

/** The open dialog in the locale of the toolbar. */
const dialogStory = ({ initial, change = (texts) => texts }: Given): StoryObj => ({
  render: (_, { globals, id }) => (
    <LiveDialog
      {...sampleDialog(change(textsOf(globals)))}
      id={id}
      initial={{ open: true, ...initial }}
    />
  ),
});

const all = { preferences: true, statistics: true, marketing: true };

// The first three stories are tested in every locale; Storybook reads tags statically.
export const FirstAsked = { ...dialogStory({}), tags: ['every-locale'] };

export const SomethingOn = dialogStory({ initial: { choices: { statistics: true } } });

export const EverythingOn = dialogStory({ initial: { choices: all } });

export const Details = dialogStory({ initial: { tab: 'details' } });

export const DetailsExpanded = {
  ...dialogStory({ initial: { tab: 'details', expanded: true } }),
  tags: ['every-locale'],
};

export const About = { ...dialogStory({ initial: { tab: 'about' } }), tags: ['every-locale'] };

export const LongWords = dialogStory({ change: withLongTexts });

export const LongWordsInDetails = dialogStory({
  initial: { tab: 'details', expanded: true },
  change: withLongTexts,
});

/** Opened over its page by the link in the footer. */
export const WayBackIn: StoryObj = {
  parameters: { layout: 'padded' },
  render: (_, { globals, id }) => {
    const texts = textsOf(globals);
    return (
      <LiveDialog {...sampleDialog(texts)} id={id} initial={{ choices: { statistics: true } }}>
        <p>{texts.content.about}</p>
        <button type="button" className="pz-button" data-consent-open>
          {texts.settings}
        </button>
      </LiveDialog>
    );
  },
};
