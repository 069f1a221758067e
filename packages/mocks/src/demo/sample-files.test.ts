import { expect, test } from 'vitest';
import { SAMPLE_FILES } from './sample-files.ts';

test.each(Object.entries(SAMPLE_FILES))('%s has the size that is listed before it is created', async (_name, file) => {
  expect((await file.create()).size).toBe(file.size);
});
