import { Fragment } from 'react';

/** Renders a line of a doc block, with text between backticks as code. */
export function DocText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((part, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
      ))}
    </>
  );
}

/** Renders the paragraphs of a doc block. */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          <DocText text={paragraph} />
        </p>
      ))}
    </>
  );
}
