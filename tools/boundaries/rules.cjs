/**
 * The import rules. Paths are relative to the checked folder, so the same rules apply to the workspace and to the planted
 * violations of their test.
 */
const only = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const TEST = '(\\.test\\.tsx?|\\.stories\\.tsx|/testing/.+\\.tsx?)$';

module.exports = {
  forbidden: [
    only('packages-without-tools', 'No package imports tools/.', { path: '^packages/' }, { path: '^tools/' }),
    only(
      'build-is-a-leaf',
      'The build settings import no other package of the workspace.',
      { path: '^packages/build/' },
      { path: '^packages/(ui-kit|api-client|mocks|app)/' },
    ),
    only(
      'sources-without-build',
      'Configurations, benchmarks and end-to-end tests use the build settings; the sources of a package do not.',
      { path: '^packages/(ui-kit|api-client|mocks|app)/src/' },
      { path: '^packages/build/' },
    ),
    only(
      'kit-is-a-leaf',
      'The kit imports no other package of the workspace.',
      { path: '^packages/ui-kit/' },
      { path: '^packages/(api-client|mocks|app)/' },
    ),
    only(
      'api-client-is-a-leaf',
      'The API client imports no other package of the workspace.',
      { path: '^packages/api-client/' },
      { path: '^packages/(ui-kit|mocks|app)/' },
    ),
    only(
      'mocks-import-the-client-only',
      'The mocks import declarations, schemas and types of the API client, and no other package of the workspace.',
      { path: '^packages/mocks/' },
      { path: '^packages/(ui-kit|app)/' },
    ),
    only(
      'mocks-behind-one-door',
      'The app reaches the mocks in main.tsx, tests, stories, testing/ and the hosted pages only.',
      { path: '^packages/app/', pathNot: `(^packages/app/(src/main\\.tsx|hosted/|e2e/)|${TEST})` },
      { path: '^packages/mocks/' },
    ),
    only(
      'shared-knows-nothing-above',
      'shared < core < features, demo < shell.',
      { path: '^packages/app/src/shared/' },
      { path: '^packages/app/src/(core|features|demo|shell)/' },
    ),
    only(
      'core-knows-no-feature',
      'shared < core < features, demo < shell.',
      { path: '^packages/app/src/core/', pathNot: TEST },
      { path: '^packages/app/src/(features|demo|shell)/' },
    ),
    only(
      'features-know-no-shell',
      'shared < core < features, demo < shell.',
      { path: '^packages/app/src/(features|demo)/', pathNot: TEST },
      { path: '^packages/app/src/shell/' },
    ),
    only(
      'features-know-no-other-feature',
      'Features talk by events in core, or the shell composes them; what several show is in features/_shared.',
      { path: '^packages/app/src/(features|demo)/([^/]+)/' },
      { path: '^packages/app/src/(features|demo)/', pathNot: '^packages/app/src/($1/$2|features/_shared)/' },
    ),
    only(
      'features-by-their-entry',
      'A feature is entered by its feature.ts; what others need beside it is in features/_shared.',
      { path: '^packages/app/src/(shell|core|main)', pathNot: TEST },
      { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/(_shared/|[^/]+/feature\\.ts$)' },
    ),
    only(
      'axios-behind-one-door',
      'Only the transport speaks HTTP.',
      { path: '^packages/', pathNot: '^packages/api-client/src/transport\\.ts$' },
      { path: '(^|node_modules/)axios(/|$)' },
    ),
    only(
      'firebase-behind-one-door',
      'Only core/session knows the identity provider.',
      { path: '^packages/', pathNot: '^packages/app/src/core/session/' },
      { path: '(^|node_modules/)@?firebase(/|$)' },
    ),
    only(
      'casl-behind-one-door',
      'Only core/ability knows how abilities are kept.',
      { path: '^packages/', pathNot: '^packages/app/src/core/ability/' },
      { path: '(^|node_modules/)@casl/' },
    ),
    only(
      'echarts-behind-one-door',
      'Only core/chart draws charts.',
      { path: '^packages/', pathNot: '^packages/app/src/core/chart/' },
      { path: '(^|node_modules/)echarts' },
    ),
    only(
      'router-behind-one-door',
      'Only shared/navigation.ts knows the router.',
      { path: '^packages/', pathNot: '^packages/app/src/shared/navigation\\.ts$' },
      { path: '(^|node_modules/)react-router' },
    ),
    only(
      'translator-behind-one-door',
      'Only core/i18n sets the translator up.',
      { path: '^packages/', pathNot: '^packages/app/src/core/i18n/' },
      { path: '(^|node_modules/)i18next(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    only('no-cycles', 'Two modules that need each other are one module, or three.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/([^/]+|ui-kit/examples)/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['plinth-source', 'import', 'default'], exportsFields: ['exports'] },
  },
};
