import { iconMail, iconMessageSquare } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { brand } from '#core/config/brand.ts';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';

/** The ways to ask a question that has no answer here. */
export function FaqContact() {
  return (
    <section className="faq-contact" aria-labelledby="faq-contact">
      <h2 id="faq-contact">
        <bdi>Still have a question?</bdi>
      </h2>
      <p className="muted">
        <bdi>We reply within one working day, and in chat during office hours.</bdi>
      </p>
      <div className="faq-contact-ways">
        <Button href={`mailto:${brand.supportEmail}`}>
          <Icon slot="start" path={iconMail} />
          Email {brand.supportEmail}
        </Button>
        <LinkButton to={demoRoutes.hrefOf('chat')}>
          <Icon slot="start" path={iconMessageSquare} />
          Open chat
        </LinkButton>
      </div>
    </section>
  );
}
