interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): unknown;
}

/** Where the abuse protection of text messages has its scripts. */
const RECAPTCHA_FOLDERS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Whether libraries may load a URL as a script. */
function isAllowedScript(url: string): boolean {
  if (url === 'https://apis.google.com/js/api.js' || url.startsWith('https://apis.google.com/js/api.js?')) return true;
  if (__SMS_FACTOR__ && RECAPTCHA_FOLDERS.some((folder) => url.startsWith(folder))) return true;
  return (
    __MOCK__ &&
    new URL(url, location.href).href === new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href
  );
}

/** Whether a text is the same as HTML: it has no elements and no character references. */
const isPlainText = (text: string): boolean => !/[<&]/.test(text);

/**
 * Installs the default Trusted Types policy, for libraries that do not support Trusted Types. It allows plain text as
 * HTML, the identity provider's scripts and the mock's worker; everything else stays forbidden.
 */
export function installDefaultPolicy(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (isPlainText(text)) return text;
      throw new TypeError('Only plain text may become HTML.');
    },
    createScriptURL: (url) => {
      if (isAllowedScript(url)) return url;
      throw new TypeError('This URL may not be loaded as a script.');
    },
  });
}
