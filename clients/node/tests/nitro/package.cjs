'use strict';

// The unmodified package @kingstinct/react-native-healthkit. REACT_NATIVE_HEALTHKIT names its folder, as npm publishes it, else it is
// the one in `node_modules`. Its hooks need React, which is looked up beside the package and in NODE_PATH.
const { createRequire } = require('node:module');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
require('../../src/nitro/register.cjs');

const name = '@kingstinct/react-native-healthkit';

/** The folder of the package; undefined if it is absent. */
function packageFolder() {
  if (process.env.REACT_NATIVE_HEALTHKIT) return process.env.REACT_NATIVE_HEALTHKIT;
  try {
    return join(require.resolve(`${name}/package.json`), '..');
  } catch {
    return undefined;
  }
}

/** Why the package cannot run; undefined if it can. */
function absence() {
  const folder = packageFolder();
  const hint = 'install it, or set REACT_NATIVE_HEALTHKIT to the folder of the package';
  if (!folder) return `${name} is absent: ${hint}`;
  if (!existsSync(join(folder, 'lib/commonjs/index.js'))) return `${folder} has no lib/commonjs: ${hint}`;
  try {
    createRequire(join(folder, 'package.json')).resolve('react');
    return undefined;
  } catch {
    return 'react is absent: install it, or set NODE_PATH to a folder that has it';
  }
}

/** The exports of the package, or of its file for `./modules`. */
const load = (file = 'index') => require(join(packageFolder(), 'lib/commonjs', `${file}.js`));

module.exports = { absence, load, packageFolder };
