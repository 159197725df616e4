import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Section } from '../page/section.tsx';

export interface AnsweredQuestion {
  /** Fragment id: a link to it opens the answer. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface GroupedQuestions {
  id: string;
  name: string;
  questions: readonly AnsweredQuestion[];
}

/** Questions under the headings of their groups; each opens without script. */
export function QuestionGroups({ groups }: { groups: readonly GroupedQuestions[] }) {
  return groups.map(({ id, name, questions }) => (
    <Section key={id} id={id} heading={name} findable>
      <div>
        {questions.map((question) => (
          <Disclosure key={question.id} id={question.id} summary={question.question} findable>
            {question.answer}
          </Disclosure>
        ))}
      </div>
    </Section>
  ));
}
