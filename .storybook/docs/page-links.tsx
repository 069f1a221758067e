import { prose } from './prose.tsx';

const LINKS = [
  {
    href: '?path=/docs/getting-started--docs',
    name: 'Getting started',
    text: 'The first element on a page, with HTML or React.',
  },
  {
    href: '?path=/docs/frameworks-react--docs',
    name: 'Frameworks',
    text: 'React, Next.js, Vue, Svelte and Angular, each with a form.',
  },
  {
    href: '?path=/docs/foundations-tokens--docs',
    name: 'Tokens',
    text: 'Color with its contrast, type, space, corners, shadows, motion.',
  },
  { href: '?path=/docs/foundations-icons--docs', name: 'Icons', text: 'Find one and copy its import.' },
  { href: '?path=/docs/foundations-theming--docs', name: 'Theming', text: 'The variables that make it yours.' },
  { href: '?path=/docs/guides-forms--docs', name: 'Forms', text: 'How the controls take part, are checked and reset.' },
  {
    href: '?path=/docs/guides-languages-and-right-to-left--docs',
    name: 'Languages',
    text: 'Five languages, both directions.',
  },
  {
    href: '?path=/docs/guides-money-and-dates--docs',
    name: 'Money and dates',
    text: 'One way to write an amount or a day.',
  },
  { href: '?path=/docs/accessibility--docs', name: 'Accessibility', text: 'What is tested, how, and what is not.' },
  { href: '?path=/docs/speed--docs', name: 'Speed', text: 'Time and memory, beside other libraries.' },
];

/** Links to the main pages of the documentation. */
export function PageLinks() {
  return (
    <ul className="docs-cards">
      {LINKS.map(({ href, name, text }) => (
        <li key={href}>
          <prose.a href={href}>
            <strong>{name}</strong> {text}
          </prose.a>
        </li>
      ))}
    </ul>
  );
}
