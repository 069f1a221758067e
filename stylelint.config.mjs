/**
 * Configuration of stylelint for the style sheets of the kit (`css` templates) and of the app. The formatter handles
 * the layout.
 */
export default {
  plugins: ['stylelint-use-logical', './tools/stylelint/no-standing-color-transition.mjs'],
  reportNeedlessDisables: true,
  overrides: [
    { files: ['**/*.ts'], customSyntax: 'postcss-lit' },
    {
      // The token files define the values that the rules protect; the pages of the mock's banks are not part of the
      // product.
      files: ['packages/ui-kit/src/tokens/*.css', 'packages/mocks/**/*.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'no-duplicate-selectors': null,
      },
    },
  ],
  rules: {
    'at-rule-no-unknown': [true, { ignoreAtRules: ['starting-style', 'position-try'] }],
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'csstools/use-logical': ['always', { except: ['text-align'] }],
    'custom-property-no-missing-var-function': true,
    'custom-property-pattern': [
      '^(plinth-[a-z0-9-]+|_[a-z0-9-]+)$',
      { message: 'Call it --plinth-… or, when private, --_…' },
    ],
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'keyframes-name-pattern': '^[a-z0-9-]+$',
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'plinth/no-standing-color-transition': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['state'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'unit-no-unknown': true,
  },
};
