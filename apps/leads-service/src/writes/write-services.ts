import type { AnswerReader } from '../content/answer-reader.ts';
import type { WebsiteFactsReader } from '../content/website-facts.ts';
import type { Writers } from './writers.ts';

/** The dependencies of the POST routes. */
export interface WriteServices {
  readonly readAnswer: AnswerReader;
  readonly writers: Writers;
  readonly readFacts: WebsiteFactsReader;
}
