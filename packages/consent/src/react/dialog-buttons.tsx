import { type ConsentChoices, optionalCategories } from '../model/categories.ts';
import type { CookieConsentContent } from '../model/dialog-content.ts';

interface DialogButtonsProps {
  texts: CookieConsentContent;
  choices: Partial<ConsentChoices>;
  refuseAll: boolean;
}

/**
 * §2.5: accept-all and the one other button, whose label says what it does. Where the site has it, a
 * third refuses everything while anything is on. All look the same, because refusing has to be as
 * easy as accepting.
 */
export function DialogButtons({ texts, choices, refuseAll }: DialogButtonsProps) {
  const isAny = optionalCategories.some((category) => choices[category]);
  return (
    <div className="pz-consent__buttons">
      {refuseAll && (
        <button
          className="pz-consent__button"
          type="button"
          data-consent-button="none"
          data-consent-label="accept"
          hidden={!isAny}
        >
          <span>{texts.deny}</span>
        </button>
      )}
      <button className="pz-consent__button" type="button" data-consent-button="selected">
        <span data-consent-label="deny" hidden={isAny}>
          {texts.deny}
        </span>
        <span data-consent-label="accept" hidden={!isAny}>
          {texts.acceptButton}
        </span>
      </button>
      <button className="pz-consent__button" type="button" data-consent-button="all">
        <span>{texts.acceptAll}</span>
      </button>
    </div>
  );
}
