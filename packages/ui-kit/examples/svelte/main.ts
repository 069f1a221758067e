import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/define/button';
import '@plinth/ui-kit/define/checkbox';
import '@plinth/ui-kit/define/dialog';
import '@plinth/ui-kit/define/field';
import '@plinth/ui-kit/define/number-field';
import '../page.css';
import '@plinth/ui-kit/types/svelte';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app') ?? document.body });
