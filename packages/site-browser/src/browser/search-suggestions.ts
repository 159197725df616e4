import { type SearchIndex, suggest } from '@plaza/screens/search';
import { attachSuggestions } from '@plaza/ui-blocks/browser';

/** Suggests lists with what was typed chosen, and pages, from the static index of the locale. */
export const attach = (form: HTMLFormElement): Promise<void> =>
  attachSuggestions(form, (index) => (text) => suggest(index as SearchIndex, text));
