export { advertisesCredit } from './credit-page-types.ts';
export { presentsGames } from './gambling-pages.ts';
