/** What people type or paste, read the same in browsers, services and schemas. Without zod. */

export { foldText } from './fold-text.ts';
export { normalizeTyped, type TypedKind } from './normalize-typed.ts';
export { emailPattern, readEmail } from './read-email.ts';
export { mostSlips, slips } from './slips.ts';
