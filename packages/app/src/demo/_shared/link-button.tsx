import { Button } from '@plinth/ui-kit/react/button';
import type { ComponentProps } from 'react';
import { useNavigate } from '#shared/navigation.ts';
import { isPlainClick } from '#shared/plain-click.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'href' | 'onClick'> {
  readonly to: string;
  /** Called before the page opens. */
  readonly onOpen?: () => void;
}

/** A link that looks like a button and opens a page of the app. */
export function LinkButton({ to, onOpen, ...props }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      {...props}
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen?.();
        navigate(to);
      }}
    />
  );
}
