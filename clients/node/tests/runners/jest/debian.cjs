// Debian's Jest asks Node.js where its packages are, as Debian's own Node.js tells.
const { dirname, join } = require('node:path');

if (!process.config.variables.node_relative_path) {
  const prefix = join(dirname(process.env.JEST), '../../../..');
  const variables = { ...process.config.variables, node_prefix: prefix, node_relative_path: 'share/nodejs' };
  Object.defineProperty(process, 'config', { value: { ...process.config, variables } });
  process.env.NODE_PATH = join(prefix, 'share/nodejs');
  require('node:module').Module._initPaths();
}
