export { answerParameters, answerTarget, isAnswered } from './core/answers/answer-target.ts';
export {
  APPLICATION_COOKIE,
  APPLICATION_MAX_AGE,
  ARRIVAL_COOKIE,
  ARRIVAL_MAX_AGE,
} from './core/flows/application-cookie.ts';
export {
  flowParameters,
  flowTarget,
  isFlowAnswer,
  isFlowOfVisitor,
  takesFlowForm,
} from './core/flows/flow-target.ts';
