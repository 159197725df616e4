export { COMPARED_FOLDERS, checkContent, checkEntry, type RuleFinding } from './check-content.ts';
export { contentRules } from './content-rules.ts';
export { linksOf } from './links-of.ts';
export { type Entry, entriesIn, type Finding, type ReadContent, type Severity } from './model.ts';
export { costOf } from './offer-figures.ts';
export { otherLanguage } from './other-language.ts';
export { textsOf } from './read-texts.ts';
export { TODO, unfinished, unfinishedTexts } from './rules/unfinished-texts.ts';
export { isNode, nodesOf } from './walk-values.ts';
