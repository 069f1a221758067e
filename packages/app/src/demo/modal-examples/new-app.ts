/** The steps of a new app, in their order. */
export const APP_STEPS = ['details', 'frameworks', 'database', 'billing', 'submit'] as const;

/** A step of a new app. */
export type AppStep = (typeof APP_STEPS)[number];

/** The names of the steps. */
export const STEP_NAMES: Readonly<Record<AppStep, string>> = {
  details: 'Details',
  frameworks: 'Frameworks',
  database: 'Database',
  billing: 'Billing',
  submit: 'Submit',
};

/** The choices in the steps. */
export const APP_CHOICES = {
  category: ['Shop', 'Bookkeeping', 'Delivery'],
  framework: ['React', 'Vue', 'Angular', 'Lit'],
  database: ['PostgreSQL', 'MySQL', 'SQLite'],
} as const;

/** A field of a new app, in the order of the steps. */
export type AppField = 'name' | 'category' | 'framework' | 'databaseName' | 'database' | 'method';

/** The values of a new app. */
export type AppValues = Readonly<Record<AppField, string>>;

/** A new app without values. */
export const NO_APP: AppValues = {
  name: '',
  category: '',
  framework: '',
  databaseName: '',
  database: '',
  method: '',
};

const FIELDS: Readonly<Record<AppStep, readonly AppField[]>> = {
  details: ['name', 'category'],
  frameworks: ['framework'],
  database: ['databaseName', 'database'],
  billing: ['method'],
  submit: [],
};

const MESSAGES: Readonly<Record<AppField, string>> = {
  name: 'Enter a name',
  category: 'Choose a category',
  framework: 'Choose a framework',
  databaseName: 'Enter lower-case letters, digits and underscores',
  database: 'Choose a database',
  method: 'Choose a payment method',
};

const isValid = (field: AppField, value: string): boolean =>
  field === 'databaseName' ? /^[a-z][a-z0-9_]{0,62}$/.test(value.trim()) : value.trim() !== '';

/** Returns the errors of all fields. */
export const appErrors = (values: AppValues): Readonly<Partial<Record<AppField, string>>> =>
  Object.fromEntries(
    APP_STEPS.flatMap((step) => FIELDS[step])
      .filter((field) => !isValid(field, values[field]))
      .map((field) => [field, MESSAGES[field]]),
  );

/** Whether everything in a step is valid; the last step needs all others. */
export const isStepValid = (step: AppStep, values: AppValues): boolean => {
  const errors = appErrors(values);
  return step === 'submit' ? Object.keys(errors).length === 0 : FIELDS[step].every((field) => !errors[field]);
};

/** Returns the first step that is not valid. */
export const firstInvalidStep = (values: AppValues): AppStep =>
  APP_STEPS.find((step) => !isStepValid(step, values)) ?? 'submit';
