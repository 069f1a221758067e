import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { isLanguage } from './languages.ts';

/** Returns the current language, a function that changes it, and whether the last change failed to load. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const { translator } = useServices();
  const [failed, setFailed] = useState(false);
  const choose = (value: string | null) => {
    if (!isLanguage(value)) return;
    setFailed(false);
    translator.setLanguage(value).catch(() => setFailed(true));
  };
  return { current: i18n.language, choose, failed };
}
