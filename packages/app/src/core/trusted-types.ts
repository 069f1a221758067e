interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): unknown;
}

/** The only addresses that libraries may turn into scripts. */
function isAllowedScript(url: string): boolean {
  if (url === 'https://apis.google.com/js/api.js' || url.startsWith('https://apis.google.com/js/api.js?')) return true;
  return (
    __MOCK__ &&
    new URL(url, location.href).href === new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href
  );
}

/**
 * What libraries may do that know nothing of Trusted Types: set an empty text, load the identity provider's script,
 * register the mock's worker. Everything else stays forbidden.
 */
export function installDefaultPolicy(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (text === '') return text;
      throw new TypeError('Only an empty text may become markup.');
    },
    createScriptURL: (url) => {
      if (isAllowedScript(url)) return url;
      throw new TypeError('This address may not become a script.');
    },
  });
}
