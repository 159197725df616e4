export { acceptedCategory, run, showPreferences } from 'vanilla-cookieconsent';
