import { ToastRegion } from '@plinth/ui-kit/react/toast-region';
import { useEffect, useRef, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from '#shared/navigation.ts';
import { selectToasts, toastClosed } from './toasts.ts';

type Handle = ReturnType<ComponentRef<typeof ToastRegion>['show']>;

/** The toasts of the session at the top of the window (product.md#limits). */
export function ToastList() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toasts = useSelector(selectToasts);
  const region = useRef<ComponentRef<typeof ToastRegion>>(null);
  const handlesById = useRef(new Map<number, Handle>());
  useEffect(() => {
    const handles = handlesById.current;
    for (const { id, kind, text, description, values = {}, action, duration, dismissed } of toasts) {
      if (handles.has(id) || !region.current) continue;
      const handle = region.current.show({
        variant: kind,
        message: t(text, values),
        description: description === undefined ? undefined : t(description, values),
        duration,
        action: action && t(action.text),
        onAction: action && (() => void ('href' in action ? navigate(action.href) : dispatch(action.event))),
      });
      handles.set(id, handle);
      void handle.closed.then((reason) => {
        handles.delete(id);
        if (reason === 'user' && dismissed) dispatch(dismissed);
        dispatch(toastClosed(id));
      });
    }
    for (const [id, handle] of handles) if (!toasts.some((toast) => toast.id === id)) handle.close();
  }, [toasts, t, dispatch, navigate]);
  // In an element of its own, since the region is elsewhere while a dialog is open.
  return (
    <div>
      <ToastRegion ref={region} position="top-end" />
    </div>
  );
}
