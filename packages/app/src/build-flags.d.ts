/** The in-browser mock responds in place of the provider's API. False removes every byte of it. */
declare const __MOCK__: boolean;
/** Identity is the Firebase Auth emulator behind the app's own origin. False removes the pop-up's stand-in. */
declare const __EMULATOR__: boolean;
/** A code from a text message can be the second factor. False removes what its abuse protection needs. */
declare const __SMS_FACTOR__: boolean;
/** The template's demo apps are part of the build. */
declare const __DEMO__: boolean;
/** The app's version, logged at start and shown in the footer. */
declare const __VERSION__: string;
