import type { Product } from '@plinth/api-client/demo/shop';
import { iconLink, iconMail } from '@plinth/ui-kit/icons';
import { iconShare2 } from '@plinth/ui-kit/icons/share-2';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useDispatch } from 'react-redux';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';

const COPY = 'copy';
const SHARE = 'share';

/** Returns the address that writes an e-mail about a product. */
const mailHref = ({ name }: Product, url: string): string =>
  `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;

/** A menu that passes a product on: its link, an e-mail, or what the system offers. */
export function ShareMenu({ product }: { readonly product: Product }) {
  const dispatch = useDispatch();
  const url = `${location.origin}${productHref(product)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(doneToast('The link was copied'));
    } catch {
      dispatch(failedToast('The link was not copied.'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: product.name, url });
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) dispatch(failedToast(`${product.name} was not shared.`));
    }
  };
  return (
    <DropdownMenu
      label="Share"
      placement="bottom-start"
      onMenuSelect={({ detail: { value } }) => void (value === COPY ? copy() : value === SHARE ? share() : undefined)}
    >
      <Button slot="trigger" variant="ghost">
        <Icon slot="start" path={iconShare2} />
        Share
      </Button>
      <MenuItem value={COPY}>
        <Icon slot="start" size="small" path={iconLink} />
        Copy link
      </MenuItem>
      <MenuItem href={mailHref(product, url)}>
        <Icon slot="start" size="small" path={iconMail} />
        E-mail
      </MenuItem>
      {'share' in navigator ? (
        <MenuItem value={SHARE}>
          <Icon slot="start" size="small" path={iconShare2} />
          More
        </MenuItem>
      ) : null}
    </DropdownMenu>
  );
}
