import { MAIL_LABELS, MAIL_LISTS, type MailLabel, type MailList } from '@plinth/api-client/demo/email';
import { useMemo } from 'react';
import type { MailQuery } from '#demo/_shared/mails.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useLocation, useQuery } from '#shared/navigation.ts';
import { FOLDER_NAMES, LABELS } from './mail-lists.ts';

/** The list of mails that the address names. */
export interface MailPlace {
  /** The folder; null in the list of a label. */
  readonly folder: MailList | null;
  readonly label: MailLabel | null;
  /** The search; empty without one. */
  readonly q: string;
  /** The name of the folder or the label. */
  readonly name: string;
  /** The list as the calls name it. */
  readonly query: MailQuery;
}

/** Returns the list of mails that the address names. */
export function useMailPlace(): MailPlace {
  const { pathname } = useLocation();
  const { query } = useQuery();
  const q = query.get('q') ?? '';
  return useMemo(() => {
    const parameters = demoRoutes.matchRoute(pathname)?.parameters ?? {};
    const label = MAIL_LABELS.find((name) => name === parameters['label']) ?? null;
    const folder = label === null ? (MAIL_LISTS.find((name) => name === parameters['folder']) ?? 'inbox') : null;
    return {
      folder,
      label,
      q,
      name: label === null ? FOLDER_NAMES[folder ?? 'inbox'] : LABELS[label].name,
      query: { ...(folder ? { folder } : {}), ...(label ? { label } : {}), ...(q === '' ? {} : { q }) },
    };
  }, [pathname, q]);
}
