/** What the app imports of other packages. Found late, one of them makes a development server load the page again. */
export const DEPENDENCIES = [
  'react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-redux', 'wouter', 'wouter/use-browser-location', 'react-i18next', 'i18next',
  '@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga', 'valibot', 'firebase/app', 'firebase/auth', '@casl/ability',
  'echarts/core', 'echarts/charts', 'echarts/components', 'echarts/renderers', 'echarts-for-react/esm/core',
  'lit', 'lit/decorators.js', 'lit/directives/if-defined.js', 'lit/directives/repeat.js', '@plinth/ui-kit > @lit/react', '@plinth/ui-kit > @tanstack/table-core',
  '@plinth/api-client > axios', '@plinth/mocks > msw', '@plinth/mocks > msw/browser',
] as const;
