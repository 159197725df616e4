export {
  attachLeadForms,
  type LeadFormFields,
  type LeadFormPorts,
  type LeadTaken,
} from '../blocks/lead-form/attach-lead-forms.ts';
export { attachVideos } from '../blocks/video-embed/attach-videos.ts';
export { applyListView } from './apply-list-view.ts';
export { applyView } from './apply-view.ts';
export { attachSuggestions, type FindSuggestions } from './attach-suggestions.ts';
