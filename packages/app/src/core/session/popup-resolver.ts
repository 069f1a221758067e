import { browserPopupRedirectResolver } from 'firebase/auth';
import { installPopupChannel } from './emulator-popup.ts';

// The SDK looks for its channel library on Google's host; the emulator works without it, and so without a network.
if (__EMULATOR__) installPopupChannel();

export { browserPopupRedirectResolver };
