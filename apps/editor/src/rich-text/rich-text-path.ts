import { createContext } from 'react';
import type { JsonPath } from '../json/json.ts';

/** The path of the document around a block, in the form around the document. */
export const RichTextPath = createContext<JsonPath>([]);
