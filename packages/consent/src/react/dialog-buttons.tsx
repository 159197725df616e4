import { type ConsentChoices, optionalCategories } from '../model/categories.ts';
import type { CookieConsentContent } from '../model/dialog-content.ts';

interface DialogButtonsProps {
  words: CookieConsentContent;
  choices: Partial<ConsentChoices>;
}

/**
 * §2.5: accept-all and the one other button, whose label says what it does. Both look the same,
 * because refusing has to be as easy as accepting.
 */
export function DialogButtons({ words, choices }: DialogButtonsProps) {
  const isAny = optionalCategories.some((category) => choices[category]);
  return (
    <div className="pz-consent__buttons">
      <button className="pz-consent__button" type="button" data-consent-button="selected">
        <span data-consent-label="deny" hidden={isAny}>
          {words.deny}
        </span>
        <span data-consent-label="accept" hidden={!isAny}>
          {words.acceptButton}
        </span>
      </button>
      <button className="pz-consent__button" type="button" data-consent-button="all">
        <span>{words.acceptAll}</span>
      </button>
    </div>
  );
}
