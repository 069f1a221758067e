import { browserPopupRedirectResolver } from 'firebase/auth';
import { installPopupChannel } from './emulator-popup.ts';

// The SDK loads its channel library from Google's host; with this one the emulator works without a network.
if (__EMULATOR__) installPopupChannel();

export { browserPopupRedirectResolver };
