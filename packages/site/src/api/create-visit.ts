import { answerVisit } from '../core/answer-visit.ts';

/** `POST` of `app/api/visit/route.ts`: tells a visitor's browser its country, and keeps its consent (design §3.5). */
export function createVisit() {
  return (request: Request) => answerVisit(request, new Date());
}
