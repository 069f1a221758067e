import { Customizer as KitCustomizer } from '@plinth/ui-kit/react/customizer';
import { useLayoutEffect, useRef, type ComponentRef } from 'react';
import { useServices } from '#core/context.ts';
import { choose } from './choose.ts';

/** Every setting of how the app looks (spec §2, Theme customizer). It is told directly: a change renders nothing. */
export function Customizer() {
  const { appearance } = useServices();
  const customizer = useRef<ComponentRef<typeof KitCustomizer>>(null);
  useLayoutEffect(() => {
    const show = () => {
      const direction = appearance.direction();
      if (!customizer.current) return;
      customizer.current.settings = {
        ...appearance.layout(),
        skin: appearance.skin(),
        ...(direction !== null && { isRTL: direction === 'rtl' }),
      };
    };
    show();
    return appearance.subscribe(show);
  }, [appearance]);
  return (
    <KitCustomizer
      ref={customizer}
      onSettingsChange={({ detail }) => {
        if (detail.reason === 'reset') appearance.reset();
        else choose(appearance, detail.change);
      }}
    />
  );
}
