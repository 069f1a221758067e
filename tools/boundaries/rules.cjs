/**
 * The import rules. Paths are relative to the checked folder, so the same rules apply to the workspace and to the planted
 * violations of their test.
 */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const TEST = '(\\.test\\.tsx?|\\.stories\\.tsx|/testing/.+\\.tsx?)$';

module.exports = {
  forbidden: [
    rule('packages-without-tools', 'No package imports tools/.', { path: '^packages/' }, { path: '^tools/' }),
    rule(
      'build-is-a-leaf',
      'The build settings import no other package of the workspace.',
      { path: '^packages/build/' },
      { path: '^packages/(ui-kit|docs|api-client|pdf|mocks|app)/' },
    ),
    rule(
      'sources-without-build',
      'Configurations, benchmarks and end-to-end tests use the build settings; the sources of a package do not.',
      { path: '^packages/(ui-kit|docs|api-client|pdf|mocks|app)/src/' },
      { path: '^packages/build/' },
    ),
    rule(
      'kit-is-a-leaf',
      'The kit imports no other package of the workspace.',
      { path: '^packages/ui-kit/' },
      { path: '^packages/(docs|api-client|pdf|mocks|app)/' },
    ),
    rule(
      'docs-know-only-the-kit',
      'The documentation imports no other package of the workspace than the kit.',
      { path: '^packages/docs/' },
      { path: '^packages/(api-client|pdf|mocks|app)/' },
    ),
    rule(
      'docs-in-the-showcase',
      'The app uses the documentation of the kit in the showcase of the demo only.',
      { path: '^packages/app/', pathNot: '^packages/app/(vite\\.config\\.ts$|src/demo/showcase/)' },
      { path: '^packages/docs/' },
    ),
    rule(
      'api-client-is-a-leaf',
      'The API client imports no other package of the workspace.',
      { path: '^packages/api-client/' },
      { path: '^packages/(ui-kit|docs|pdf|mocks|app)/' },
    ),
    rule(
      'pdf-is-a-leaf',
      'The PDF files import no other package of the workspace.',
      { path: '^packages/pdf/' },
      { path: '^packages/(ui-kit|docs|api-client|mocks|app)/' },
    ),
    rule(
      'mocks-without-app-and-kit',
      'The mocks import declarations, schemas and types of the API client, PDF files, and of the kit what compares texts in searches: a mock finds what the app finds.',
      { path: '^packages/mocks/' },
      { path: '^packages/(ui-kit|docs|app)/', pathNot: '^packages/ui-kit/src/base/search-text\\.ts$' },
    ),
    rule(
      'mock-engine-knows-no-api',
      'The engine of the mocks gets the handlers of an API as values.',
      { path: '^packages/mocks/src/engine/', pathNot: TEST },
      { path: '^packages/mocks/src/(provider|demo)/' },
    ),
    rule(
      'mocks-imported-once',
      'The app imports the mocks in main.tsx, tests, stories, testing/ and the hosted pages only.',
      { path: '^packages/app/', pathNot: `(^packages/app/(src/main\\.tsx|hosted/|e2e/)|${TEST})` },
      { path: '^packages/mocks/' },
    ),
    rule(
      'shared-knows-nothing-above',
      'shared < core < features, demo < shell.',
      { path: '^packages/app/src/shared/' },
      { path: '^packages/app/src/(core|features|demo|shell)/' },
    ),
    rule(
      'core-knows-no-feature',
      'shared < core < features, demo < shell.',
      { path: '^packages/app/src/core/', pathNot: TEST },
      { path: '^packages/app/src/(features|demo|shell)/' },
    ),
    rule(
      'features-know-no-shell',
      'shared < core < features, demo < shell.',
      { path: '^packages/app/src/(features|demo)/', pathNot: TEST },
      { path: '^packages/app/src/shell/' },
    ),
    rule(
      'features-know-no-other-feature',
      'Features communicate with events in core, or the shell composes them; shared parts are in features/_shared.',
      { path: '^packages/app/src/(features|demo)/([^/]+)/' },
      { path: '^packages/app/src/(features|demo)/', pathNot: '^packages/app/src/($1/$2|(features|demo)/_shared)/' },
    ),
    rule(
      'features-by-their-entry',
      'The entry of a feature is its feature.ts; parts that others need are in features/_shared.',
      { path: '^packages/app/src/(shell|core|main)', pathNot: TEST },
      { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/(_shared/|[^/]+/feature\\.ts$)' },
    ),
    rule(
      'demo-imported-once',
      'Only shell/demo.ts imports the demo, so that a build without it has none of its modules.',
      { path: '^packages/app/src/(?!demo/)', pathNot: `(^packages/app/src/shell/demo\\.ts$|${TEST})` },
      { path: '^packages/app/src/demo/' },
    ),
    rule(
      'axios-imported-once',
      'Only the transport sends HTTP requests.',
      { path: '^packages/', pathNot: '^packages/api-client/src/transport\\.ts$' },
      { path: '(^|node_modules/)axios(/|$)' },
    ),
    rule(
      'firebase-imported-once',
      'Only core/session uses the identity provider.',
      { path: '^packages/', pathNot: '^packages/app/src/core/session/' },
      { path: '(^|node_modules/)@?firebase(/|$)' },
    ),
    rule(
      'casl-imported-once',
      'Only core/ability uses CASL.',
      { path: '^packages/', pathNot: '^packages/app/src/core/ability/' },
      { path: '(^|node_modules/)@casl/' },
    ),
    rule(
      'echarts-imported-once',
      'Only core/chart uses ECharts.',
      { path: '^packages/', pathNot: '^packages/app/src/core/chart/' },
      { path: '(^|node_modules/)echarts' },
    ),
    rule(
      'sanitizer-imported-once',
      'Only core/html turns untrusted HTML into nodes.',
      { path: '^packages/', pathNot: '^packages/app/src/core/html/' },
      { path: '(^|node_modules/)dompurify(/|$)' },
    ),
    rule(
      'editor-imported-once',
      'Only core/rich-text uses the text editor.',
      { path: '^packages/', pathNot: '^packages/app/src/core/rich-text/' },
      { path: '(^|node_modules/)@tiptap/' },
    ),
    rule(
      'router-imported-once',
      'Only shared/navigation.ts uses the router.',
      { path: '^packages/', pathNot: '^packages/app/src/shared/navigation\\.ts$' },
      { path: '(^|node_modules/)react-router' },
    ),
    rule(
      'translator-imported-once',
      'Only core/i18n configures the translator.',
      { path: '^packages/', pathNot: '^packages/app/src/core/i18n/' },
      { path: '(^|node_modules/)i18next(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    rule('no-cycles', 'Modules that import each other have to be merged or split.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/([^/]+|ui-kit/examples)/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['plinth-source', 'import', 'default'], exportsFields: ['exports'] },
  },
};
