import type { AnswerReader } from '../content/answer-reader.ts';
import type { WebsiteFactsReader } from '../content/website-facts.ts';
import type { Database } from '../database/database.ts';
import type { Writers } from './writers.ts';

/** The dependencies of the POST routes. */
export interface WriteServices {
  readonly readAnswer: AnswerReader;
  readonly database: Pick<Database, 'orm' | 'writes'>;
  readonly writers: Writers;
  readonly readFacts: WebsiteFactsReader;
}
