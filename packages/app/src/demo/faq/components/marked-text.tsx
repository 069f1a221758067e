import { partsOf } from '#demo/_shared/text-parts.ts';

interface Props {
  readonly text: string;
  readonly searched: string;
}

/** A text in which every occurrence of what is searched for is marked. */
export function MarkedText({ text, searched }: Props) {
  return (
    <bdi>
      {partsOf(text, searched).map(({ text: part, isMatch }, index) =>
        isMatch ? <mark key={index}>{part}</mark> : part,
      )}
    </bdi>
  );
}
