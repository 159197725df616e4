import type { Meta } from '@storybook/react-vite';
import { pageStory, problemStory } from './screen-story.tsx';

export default { title: 'Screens', tags: ['screen', '!autodocs'] } satisfies Meta;

// A story for each page type of `screenOfPageType`, which `screens.test.ts` counts.
export const Author = pageStory('Author');
export const AuthorList = pageStory('AuthorList');
export const Basic = pageStory('Basic', 'document');
export const Contact = pageStory('Contact');
export const CookiePolicy = pageStory('CookiePolicy');
export const Diary = pageStory('Diary');
export const DiaryList = pageStory('DiaryList');
export const FAQ = pageStory('FAQ');
export const FeaturedArticle = pageStory('FeaturedArticle');
export const FeaturedArticleList = pageStory('FeaturedArticleList');
export const Glossary = pageStory('Glossary');
export const Post = pageStory('Post');
export const PostList = pageStory('PostList');
export const PrivacyPolicy = pageStory('PrivacyPolicy');
export const ProductList = pageStory('ProductList');
export const ProductListStatic = pageStory('ProductListStatic');
export const Review = pageStory('Review');
export const Accessibility = pageStory('Basic', 'accessibility');
export const NotFound = problemStory('not-found');
export const ServerError = problemStory('server-error');
