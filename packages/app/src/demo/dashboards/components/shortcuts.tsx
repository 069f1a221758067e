import {
  iconCalendarPlus,
  iconMail,
  iconMessageSquare,
  iconReceiptText,
  iconShieldCheck,
  iconSquareCheckBig,
} from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';

const SHORTCUTS = [
  { name: 'Write an email', href: demoRoutes.hrefOf('email', {}, { compose: 'new' }), icon: iconMail },
  { name: 'Open chat', href: demoRoutes.hrefOf('chat'), icon: iconMessageSquare },
  { name: 'Add a task', href: demoRoutes.hrefOf('todo', {}, { task: 'new' }), icon: iconSquareCheckBig },
  { name: 'Add an event', href: demoRoutes.hrefOf('calendar', {}, { event: 'new' }), icon: iconCalendarPlus },
  { name: 'Add an invoice', href: demoRoutes.hrefOf('invoice-add'), icon: iconReceiptText },
  { name: 'Edit roles', href: demoRoutes.hrefOf('roles'), icon: iconShieldCheck },
];

/** Links to what is done often, without those that the session may not open. */
export function Shortcuts() {
  const findOpenPage = useFindOpenPage();
  return (
    <CardFrame title="Shortcuts" isFlush>
      <ul className="main-shortcuts">
        {SHORTCUTS.filter(({ href }) => findOpenPage(href)).map(({ name, href, icon }) => (
          <li key={name}>
            <Link to={href}>
              <Icon path={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}
