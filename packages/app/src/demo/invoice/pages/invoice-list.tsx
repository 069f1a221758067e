import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect } from 'react';
import { InvoiceList } from '#demo/_shared/invoices/invoice-list.tsx';
import { rememberList } from '#demo/_shared/list/last-list.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useLocation, useNavigate, useQuery } from '#shared/navigation.ts';

/** The page of the invoices. The address says which of them it shows. */
export function InvoiceListPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { query } = useQuery();
  useEffect(() => rememberList('invoices', search), [search]);
  return (
    <ListPage
      title="demo.pages.invoices"
      shortTitle="demo.menu.list"
      group="demo.menu.invoice"
      actions={
        <Button
          variant={query.has('send') ? 'secondary' : 'primary'}
          onClick={() => navigate(demoRoutes.hrefOf('invoice-add'))}
        >
          <Icon slot="start" path={iconPlus} />
          Add invoice
        </Button>
      }
    >
      <InvoiceList ready="invoices" />
    </ListPage>
  );
}
