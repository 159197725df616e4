export { ContactForm } from './contact/contact-form.tsx';
export { FlowSection } from './flow/flow-section.tsx';
export { PageFrame, type PageFrameProps } from './frame/page-frame.tsx';
export { ProblemScreen, type ProblemScreenProps } from './problem/problem-screen.tsx';
export { StructuredData } from './structured-data/structured-data.tsx';
export { Trail } from './trail/trail.tsx';
