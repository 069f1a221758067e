import { useTranslation } from 'react-i18next';

/** A placeholder for the bank's name in the translated sentence. */
const NAME_PLACEHOLDER = '\u0000';

interface Props {
  readonly institution: string;
  /** The day on which the bank stopped sharing data; null when it is not known. */
  readonly date: string | null;
}

/** The sentence of a notice, with the bank's name in bold at the position that the translation gives it. */
export function NoticeSentence({ institution, date }: Props) {
  const { t } = useTranslation();
  const values = { institution: NAME_PLACEHOLDER, date };
  const [before = '', after = ''] = t(
    date === null ? 'dashboard.notice.leadNoDate' : 'dashboard.notice.lead',
    values,
  ).split(NAME_PLACEHOLDER);
  return (
    <>
      {before}
      <strong>{institution}</strong>
      {after}
    </>
  );
}
