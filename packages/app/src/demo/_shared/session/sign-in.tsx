import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { DEMO_ACCOUNTS, DEMO_ROLES } from './demo-accounts.ts';
import { accountChosen, selectDemoSignIn } from './sign-in-slice.ts';
import './sign-in.css';

/** Offers the demo's accounts on the sign-in page. */
export function SignIn() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const state = useSelector(selectDemoSignIn);
  const choose = (value: string) => {
    const role = DEMO_ROLES.find((name) => name === value);
    if (role) dispatch(accountChosen(DEMO_ACCOUNTS[role]));
  };
  return (
    <div className="demo-sign-in">
      <DropdownMenu label={t('demo.try')} onMenuSelect={({ detail }) => choose(detail.value)}>
        <Button slot="trigger" variant="ghost" busy={state.status === 'pending'}>
          {t('demo.try')}
        </Button>
        {DEMO_ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {t(`demo.as.${role}`)}
            <span slot="end" className="muted text-13">
              {DEMO_ACCOUNTS[role].email}
            </span>
          </MenuItem>
        ))}
      </DropdownMenu>
      {state.status === 'failed' ? <Alert variant="danger">{state.message ?? t('demo.signInFailed')}</Alert> : null}
    </div>
  );
}
