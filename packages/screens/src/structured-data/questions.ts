import type { QuestionGroup } from '@plaza/contract';
import { documentToText, parseDocument, RichTextDocument } from '@plaza/ui-blocks';
import type { FAQPage } from 'schema-dts';

type Question = { readonly question: string; readonly answer: string };
type Node = RichTextDocument['content'][number];
type Reader = (props: object) => Question[];

/** The blocks with questions and answers (§3.4), by name. */
const readers: Readonly<Record<string, Reader>> = { Faq: readFaq, QuestionBlock: readQuestion };

/** The questions that a page answers in its text; empty if it has none. */
export function questionsPage(body: unknown): FAQPage | undefined {
  const questions = questionsOf(parseDocument(body, { mode: 'page' }).content);
  return questions.length > 0 ? questionsNode(questions) : undefined;
}

/** The questions of a page in groups, as one list. */
export function questionGroupsNode(groups: readonly QuestionGroup[]): FAQPage[] {
  const questions = groups.flatMap((group) =>
    group.questions.map(({ question, answer }) => ({
      question,
      answer: documentToText(parseDocument(answer, { mode: 'page' })),
    })),
  );
  return questions.length > 0 ? [questionsNode(questions)] : [];
}

function questionsNode(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Questions in the order of the page, also inside other blocks. */
function questionsOf(nodes: readonly Node[]): Question[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return questionsOf(node.content);
    if (node.kind !== 'block') return [];
    const read = readers[node.type];
    return read ? read(node.props).filter(isWhole) : documentsIn(node.props).flatMap(questionsIn);
  });
}

const questionsIn = (document: RichTextDocument) => questionsOf(document.content);

function documentsIn(value: unknown): RichTextDocument[] {
  if (value instanceof RichTextDocument) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(documentsIn);
}

function readFaq(props: object): Question[] {
  const { items } = props as { items: readonly { question: RichTextDocument; answer: string }[] };
  return items.map(({ question, answer }) => ({ question: documentToText(question), answer }));
}

function readQuestion(props: object): Question[] {
  const { question = '', answer } = props as { question?: string; answer: RichTextDocument };
  return [{ question, answer: documentToText(answer) }];
}

const isWhole = ({ question, answer }: Question) => question.trim() !== '' && answer.trim() !== '';
