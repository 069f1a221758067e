import './story-menu.css';
import {
  iconCalculator,
  iconFileText,
  iconLandmark,
  iconLayoutDashboard,
  iconLifeBuoy,
  iconMail,
  iconReceiptText,
  iconStore,
} from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { SideMenuGroup } from '#react/side-menu-group.ts';
import { SideMenuItem } from '#react/side-menu-item.ts';

const LOGO_PATH = 'M6.5 2h7v7.5h-7zM6 11h8a1.75 1.75 0 0 1 0 3.5H6A1.75 1.75 0 0 1 6 11zM2 16h16v3H2z';

/** Renders a menu with every kind of entry, for the stories of the menu and the shell. */
export function StoryMenuContent() {
  return (
    <>
      <a slot="brand" href="#start">
        <svg className="story-mark" viewBox="0 0 20 20" aria-hidden="true">
          <path d={LOGO_PATH} />
        </svg>
        <span>Plinth</span>
      </a>
      <SideMenuItem href="#dashboard" current>
        <Icon slot="icon" path={iconLayoutDashboard} />
        Dashboard
      </SideMenuItem>
      <SideMenuItem href="#accounting">
        <Icon slot="icon" path={iconCalculator} />
        Accounting
      </SideMenuItem>
      <SideMenuItem href="#banking" attention>
        <Icon slot="icon" path={iconLandmark} />
        Banking
      </SideMenuItem>
      <SideMenuItem href="#commerce">
        <Icon slot="icon" path={iconStore} />
        Commerce
      </SideMenuItem>
      <SideMenuItem href="#tickets">
        <Icon slot="icon" path={iconLifeBuoy} />
        Tickets
      </SideMenuItem>
      <SideMenuGroup type="section" label="Demo">
        <SideMenuItem href="#email" badge="3">
          <Icon slot="icon" path={iconMail} />
          Email
        </SideMenuItem>
        <SideMenuGroup label="Invoice">
          <Icon slot="icon" path={iconReceiptText} />
          <SideMenuItem href="#list">List</SideMenuItem>
          <SideMenuItem href="#preview" external>
            Preview
          </SideMenuItem>
          <SideMenuGroup label="Archive">
            <SideMenuItem href="#archive">All years</SideMenuItem>
          </SideMenuGroup>
        </SideMenuGroup>
        <SideMenuItem href="#disabled" disabled>
          <Icon slot="icon" path={iconFileText} />
          Disabled entry
        </SideMenuItem>
      </SideMenuGroup>
    </>
  );
}
