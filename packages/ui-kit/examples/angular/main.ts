import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/define/button';
import '@plinth/ui-kit/define/checkbox';
import '@plinth/ui-kit/define/dialog';
import '@plinth/ui-kit/define/field';
import '@plinth/ui-kit/define/number-field';
import '../page.css';
import { bootstrapApplication } from '@angular/platform-browser';
import { TopupPage } from './topup-page';

void bootstrapApplication(TopupPage);
