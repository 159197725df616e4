export { attachLeadForms as attach } from '@plaza/ui-blocks/browser';
