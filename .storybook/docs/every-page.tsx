import { Title } from '@storybook/addon-docs/blocks';
import { DocsHeading } from './docs-heading.tsx';
import { DocsTable } from './docs-table.tsx';
import { routeSettings } from './route-settings.ts';
import { withCode } from './with-code.tsx';

/** What all pages have, so that no screen describes it again. */
export function EveryPage() {
  return (
    <>
      <Title />
      <p>
        A site is a route table and content. The page type of a row or of an entry chooses the
        screen. What follows is true of each.
      </p>
      <DocsHeading>Its row in the route table</DocsHeading>
      <RouteTable />
      <DocsHeading>Accessibility</DocsHeading>
      <ul>
        <li>
          Landmarks: a banner with the brand, the navigation “main” and, where the site has one, the
          search; the main part; the content information with company, policies and countries. A
          screen with a bare frame has a banner without navigation and search.
        </li>
        <li>
          Headings: one of level 1, in the main part. Sections begin at level 2. No level is left
          out.
        </li>
        <li>
          Keys: the first Tab shows “Skip to the content”, which moves the focus to the main part.
          Everything that a page does works with links, buttons and forms, without JavaScript too.
        </li>
        <li>
          A page below another in the site begins with a navigation “breadcrumbs” in the main part.
          Pages that the front leads to directly have none.
        </li>
        <li>
          Cookies: where the law asks for consent, the dialog is over the page until it is answered,
          and what is behind it is inert.
        </li>
      </ul>
      <DocsHeading>For search engines</DocsHeading>
      <p>
        Title, description and preview come from <code>meta</code>. Structured data describes the
        company, the place of the page in the site, the products that it lists and the questions of
        its blocks; a page with <code>noIndex</code> has none.
      </p>
      <DocsHeading>When something is wrong</DocsHeading>
      <ul>
        <li>
          <a href="?path=/story/screens-every-page--not-found">Not found</a> (404): the search, or
          on a site without one the question of the front page, and what the site compares.
        </li>
        <li>
          <a href="?path=/story/screens-every-page--server-error">Server error</a> (500): an apology
          and the way to the front page.
        </li>
        <li>Bad data of a block: the block is left out and logged; the page is shown.</li>
      </ul>
    </>
  );
}

function RouteTable() {
  return (
    <DocsTable label="Options of a row" columns={['Option', 'Values', 'Default', 'What it does']}>
      {Object.entries(routeSettings).map(([name, { values, preset, what }]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{withCode(values)}</td>
          <td>{withCode(preset)}</td>
          <td>{withCode(what)}</td>
        </tr>
      ))}
    </DocsTable>
  );
}
