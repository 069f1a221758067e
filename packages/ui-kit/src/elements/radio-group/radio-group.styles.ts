export { choiceGroupStyles as radioGroupStyles } from '#base/choice-group.styles.ts';
