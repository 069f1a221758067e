import stylelint from 'stylelint';

const ruleName = 'plinth/no-standing-color-transition';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (value) => `"${String(value)}" animates a color outside of :hover and :active`,
});
const COLOR_PROPERTY =
  /(?<![\w-])(?:all|color|background(?:-color)?|(?:border|outline|fill|stroke)(?:-color)?)(?![\w-])/;
const INTERACTION = /:(?:hover|active)\b/;

/** Whether a declaration is in a rule that applies only during an interaction. */
function isInInteraction({ parent }) {
  if (!parent) return false;
  return (parent.type === 'rule' && INTERACTION.test(parent.selector)) || isInInteraction(parent);
}

/**
 * Reports transitions of colors that apply at rest: with them, a change of skin animates every element of the page.
 * @type {import('stylelint').Rule}
 */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls(/^transition(-property)?$/, (declaration) => {
    if (!COLOR_PROPERTY.test(declaration.value) || isInInteraction(declaration)) return;
    stylelint.utils.report({
      ruleName,
      result,
      node: declaration,
      message: messages.rejected(declaration.value),
    });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = {};

export default stylelint.createPlugin(ruleName, rule);
