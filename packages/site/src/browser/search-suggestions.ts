export { attachSuggestions } from '@plaza/ui-blocks/browser';
