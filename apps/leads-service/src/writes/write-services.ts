import type { AnswerReader } from '../content/answer-reader.ts';
import type { WebsiteFactsReader } from '../content/website-facts.ts';
import type { Writers } from './writers.ts';

/** What the routes that write reach. */
export interface WriteServices {
  readonly readAnswer: AnswerReader;
  readonly writers: Writers;
  readonly readFacts: WebsiteFactsReader;
}
