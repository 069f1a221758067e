import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested } from '#core/events.ts';
import { useNow } from '#core/use-now.ts';
import { takeFirstFocus } from '#shared/take-first-focus.ts';
import { selectIdleEnd, stayChosen } from './idle-slice.ts';

const SECOND_MS = 1_000;

function TimeLeft({ end }: { readonly end: number }) {
  const { t } = useTranslation();
  const count = Math.max(0, Math.ceil((end - useNow(SECOND_MS)) / SECOND_MS));
  return <p>{t('idle.text', { count })}</p>;
}

/** Warns before the session ends because nobody has used the app for a while. */
export function IdleDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const end = useSelector(selectIdleEnd);
  return (
    <Dialog alert open={end !== null} heading={t('idle.title')} onDialogClose={() => dispatch(stayChosen())}>
      {end === null ? null : <TimeLeft end={end} />}
      <Button slot="footer" onClick={() => dispatch(logoutRequested('user'))}>
        {t('shell.logout')}
      </Button>
      <Button slot="footer" variant="primary" ref={takeFirstFocus} onClick={() => dispatch(stayChosen())}>
        {t('idle.stay')}
      </Button>
    </Dialog>
  );
}
