import { Fragment } from 'react';

/** Renders a line of a doc block, with text between backticks as code. */
export function Words({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('`').map((piece, index) => (
        <Fragment key={index}>{index % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
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
          <Words text={paragraph} />
        </p>
      ))}
    </>
  );
}
