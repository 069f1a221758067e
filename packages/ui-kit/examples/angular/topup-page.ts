import { ChangeDetectionStrategy, Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

@Component({
  selector: 'topup-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <main>
      <h1>Request a top-up</h1>
      <form (submit)="handleSubmit($event)">
        <plinth-field label="Company"><input name="company" autocomplete="organization" required /></plinth-field>
        <plinth-number-field label="Weeks" name="weeks" [min]="4" [max]="78" [defaultValue]="31" />
        <plinth-checkbox name="terms" value="yes" required>I have read the terms</plinth-checkbox>
        <plinth-button type="submit" variant="primary" name="by" value="form">Send</plinth-button>
      </form>
      <plinth-dialog heading="Sent" closable [open]="open()" (plinth-dialog-close)="open.set(false)">
        <p>{{ submittedData() }}</p>
        <plinth-button slot="footer" variant="primary" (click)="open.set(false)">Close</plinth-button>
      </plinth-dialog>
    </main>
  `,
})
export class TopupPage {
  protected readonly open = signal(false);
  protected readonly submittedData = signal('');

  protected handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const entries = [...new FormData(event.target, event.submitter)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    this.submittedData.set(new URLSearchParams(entries).toString());
    this.open.set(true);
  }
}
