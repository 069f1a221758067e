import { AccountContent } from '#demo/_shared/account/account-content.tsx';
import { PaymentMethodsCard } from '#demo/_shared/account/payment-methods-card.tsx';
import { BrowserStatesCard } from '#demo/_shared/cards/browser-states-card.tsx';
import { EventsCard } from '#demo/_shared/cards/events-card.tsx';
import { MeetupCard } from '#demo/_shared/cards/meetup-card.tsx';
import { ProjectCard } from '#demo/_shared/cards/project-card.tsx';
import { SalesHero } from '#demo/_shared/cards/sales-hero.tsx';
import { TransactionsCard } from '#demo/_shared/cards/transactions-card.tsx';
import { SectionsPage, type PageSection } from '#demo/_shared/sections/sections-page.tsx';
import { CongratulationsCard } from '../components/congratulations-card.tsx';
import { ConversationCard } from '../components/conversation-card.tsx';
import { EmployeeTasksCard } from '../components/employee-tasks-card.tsx';
import { JobCard } from '../components/job-card.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { SurveyCard } from '../components/survey-card.tsx';
import '../components/figure-pages.css';

const SECTIONS: readonly PageSection[] = [
  { id: 'medal', heading: 'Medal' },
  { id: 'project', heading: 'Project' },
  { id: 'employee-tasks', heading: 'Employee tasks' },
  { id: 'timeline', heading: 'Timeline' },
  { id: 'chat', heading: 'Chat' },
  { id: 'job', heading: 'Job' },
  { id: 'browser-states', heading: 'Browser states' },
  { id: 'survey', heading: 'Survey' },
  { id: 'congratulations', heading: 'Congratulations' },
  { id: 'meetup', heading: 'Meetup' },
  { id: 'profile', heading: 'Profile' },
  { id: 'transactions', heading: 'Transactions' },
  { id: 'payment-methods', heading: 'Payment methods' },
];

/** Cards that show a person, a project, a question or what happened. */
export function AdvancedCardsPage() {
  return (
    <SectionsPage
      title="demo.pages.advancedCards"
      group="demo.menu.cards"
      ready="cards-advance"
      text="Cards for people, projects and events. Their links open the app that the content belongs to."
      sections={SECTIONS}
      isStacked
    >
      <div className="figure-page">
        <div className="figure-sheet">
          <SalesHero id="medal" heading="Medal" />
        </div>
        <div className="figure-grid figure-grid-mixed">
          <div className="figure-sheet">
            <ProjectCard id="project" />
          </div>
          <div className="figure-sheet">
            <EmployeeTasksCard id="employee-tasks" />
          </div>
          <div className="figure-sheet">
            <EventsCard id="timeline" />
          </div>
          <div className="figure-sheet">
            <ConversationCard id="chat" />
          </div>
          <div className="figure-sheet">
            <JobCard id="job" />
          </div>
          <div className="figure-sheet">
            <BrowserStatesCard id="browser-states" title="Browser states" />
          </div>
          <div className="figure-sheet figure-sheet-short">
            <SurveyCard id="survey" />
          </div>
          <div className="figure-sheet figure-sheet-short">
            <CongratulationsCard id="congratulations" />
          </div>
          <div className="figure-sheet figure-sheet-short">
            <MeetupCard id="meetup" title="Meetup" />
          </div>
          <div className="figure-sheet figure-sheet-short">
            <ProfileCard id="profile" />
          </div>
        </div>
        <div className="figure-pair">
          <div className="figure-sheet">
            <TransactionsCard id="transactions" />
          </div>
          <div id="payment-methods">
            <AccountContent owner={null}>
              {({ paymentMethods }) => <PaymentMethodsCard owner={null} methods={paymentMethods} />}
            </AccountContent>
          </div>
        </div>
      </div>
    </SectionsPage>
  );
}
