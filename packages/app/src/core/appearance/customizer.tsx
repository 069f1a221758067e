import { Customizer as KitCustomizer } from '@plinth/ui-kit/react/customizer';
import { useLayoutEffect, useRef, type ComponentRef, type ReactNode } from 'react';
import { useServices } from '#core/context.ts';
import { applySettings } from './apply-settings.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Further settings, below those of the appearance. */
  readonly children?: ReactNode;
}

/** The theme customizer (product.md#shell). It sets the element's settings directly, so a change renders nothing. */
export function Customizer({ isOpen, onToggle, children }: Props) {
  const { appearance } = useServices();
  const customizer = useRef<ComponentRef<typeof KitCustomizer>>(null);
  useLayoutEffect(() => {
    const update = () => {
      const direction = appearance.direction();
      if (!customizer.current) return;
      customizer.current.settings = {
        ...appearance.layout(),
        skin: appearance.skin(),
        ...(direction !== null && { isRTL: direction === 'rtl' }),
      };
    };
    update();
    return appearance.subscribe(update);
  }, [appearance]);
  return (
    <KitCustomizer
      ref={customizer}
      open={isOpen}
      onCustomizerToggle={({ detail }) => onToggle(detail.open)}
      onSettingsChange={({ detail }) => {
        if (detail.reason === 'reset') appearance.reset();
        else applySettings(appearance, detail.change);
      }}
    >
      {children}
    </KitCustomizer>
  );
}
