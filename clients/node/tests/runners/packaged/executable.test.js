import { executable } from '../../../src/executable.js';

test('the executable is that of the package', async () => {
  expect(await executable()).toBe(process.env.PACKAGED);
});
