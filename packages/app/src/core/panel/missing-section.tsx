import { Card } from '@plinth/ui-kit/react/card';
import { useTranslation } from 'react-i18next';
import './missing-section.css';

interface MissingSectionProps {
  /** The heading of the section. */
  readonly title: string;
  /**
   * The element of the heading.
   * @default 'h2'
   */
  readonly headingTag?: 'h2' | 'h3';
  /**
   * Why its content is missing.
   * @default that it didn't load
   */
  readonly reason?: string;
}

/** The heading of a section whose content is missing, with the reason at the end of a dotted line. */
export function MissingContent({ title, headingTag: Heading = 'h2', reason }: MissingSectionProps) {
  const { t } = useTranslation();
  return (
    <div className="missing-section">
      <Heading>{title}</Heading>
      <span className="missing-section-leader" aria-hidden="true" />
      <span className="text-13 muted">{reason ?? t('panel.notLoaded')}</span>
    </div>
  );
}

/** A card whose content failed to load, reduced to one line. The page has one retry button in its `OutageNotice`. */
export function MissingSection(props: MissingSectionProps) {
  return (
    <Card flush className="missing-section-card">
      <MissingContent {...props} />
    </Card>
  );
}
