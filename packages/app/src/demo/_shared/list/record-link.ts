import { isPlainClick } from '#shared/plain-click.ts';

/** The functions with which the rows of a table open the page of a record. */
export interface RecordLink {
  readonly hrefOf: (id: number) => string;
  readonly navigate: (href: string) => void;
}

/** Returns the handler of a click on the link of a record, which opens its page within the app. */
export const openRecord =
  (id: number, { hrefOf, navigate }: RecordLink) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(hrefOf(id));
  };
