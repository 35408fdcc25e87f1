import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { section } from './session.cjs';

/** The hooks of Vitest. */
export const hooks = () => ({
  before: beforeAll, beforeEach, after: afterAll,
  // The explanation is a part of the message of the error.
  afterFailure: (explain) => afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error) error.message += section(await explain());
  }),
  afterSuccess: (check) => afterEach(async ({ task }) => { if (task.result?.state !== 'fail') await check(); }),
});
