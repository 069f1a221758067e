import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconBell, iconGlobe } from '#icons/icons.ts';
import { Alert } from '#react/alert.ts';
import { AppShell } from '#react/app-shell.ts';
import { Button } from '#react/button.ts';
import { Footer } from '#react/footer.ts';
import { Icon } from '#react/icon.ts';
import { Navbar } from '#react/navbar.ts';
import { ScrollToTop } from '#react/scroll-to-top.ts';
import { SideMenu } from '#react/side-menu.ts';
import { StoryMenuContent } from '#testing/story-menu.tsx';

const PANELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const meta = {
  title: 'Layout/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => (
    <AppShell {...args}>
      <SideMenu slot="menu">
        <StoryMenuContent />
      </SideMenu>
      <Navbar slot="navbar" menuButton>
        <strong slot="start">Harrow &amp; Vine Provisions</strong>
        <Button slot="end" variant="ghost">
          <Icon slot="start" path={iconGlobe} />
          English
        </Button>
        <Button slot="end" variant="ghost" iconOnly label="Notifications">
          <Icon path={iconBell} />
        </Button>
      </Navbar>
      <h1>Dashboard</h1>
      <Alert variant="accent">
        Tidewater Credit Union stopped sharing data on November 17.
        <Button slot="action" size="small" variant="accent-line">
          Reconnect
        </Button>
      </Alert>
      {PANELS.map((panel) => (
        <div key={panel} className="story-panel">
          Panel {panel}
        </div>
      ))}
      <ScrollToTop />
      <Footer slot="footer">
        © 2026 Plinth<span slot="end">1.4.0</span>
      </Footer>
    </AppShell>
  ),
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Collapsed: Story = { args: { menuCollapsed: true } };
export const Boxed: Story = { args: { contentWidth: 'boxed' } };
/** The panes scroll instead of the page. */
export const WindowHeight: Story = {
  args: { contentHeight: 'window' },
  render: (args) => (
    <AppShell {...args}>
      <SideMenu slot="menu">
        <StoryMenuContent />
      </SideMenu>
      <Navbar slot="navbar" menuButton>
        <strong slot="start">Harrow &amp; Vine Provisions</strong>
      </Navbar>
      <div className="story-pane">
        {PANELS.map((panel) => (
          <p key={panel}>Message {panel}</p>
        ))}
      </div>
      <Footer slot="footer">© 2026 Plinth</Footer>
    </AppShell>
  ),
};
export const MenuHidden: Story = { args: { menuHidden: true } };
export const MenuOpen: Story = { args: { menuOpen: true } };
export const Blank: Story = { args: { layout: 'blank' } };
export const SemiDark: Story = { globals: { skin: 'semi-dark' } };
