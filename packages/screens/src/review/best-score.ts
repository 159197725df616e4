/** The best score of a review and of each criterion; the worst is 0. */
export const BEST_SCORE = 5;
