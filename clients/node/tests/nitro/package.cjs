'use strict';

// The unmodified packages @kingstinct/react-native-healthkit and @react-native-healthkit/health-records. REACT_NATIVE_HEALTHKIT and
// REACT_NATIVE_HEALTH_RECORDS name their folders, as npm publishes them, else they are those in `node_modules`. Their hooks need
// React, which is looked up beside the packages and in NODE_PATH.
const { createRequire } = require('node:module');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
require('../../src/nitro/register.cjs');

const main = '@kingstinct/react-native-healthkit';
const records = '@react-native-healthkit/health-records';
const variables = { [main]: 'REACT_NATIVE_HEALTHKIT', [records]: 'REACT_NATIVE_HEALTH_RECORDS' };

/** The folder of a package; undefined if it is absent. */
function packageFolder(name = main) {
  const given = process.env[variables[name]];
  if (given) return given;
  try {
    return join(require.resolve(`${name}/package.json`), '..');
  } catch {
    return undefined;
  }
}

/** Why a package cannot run; undefined if it can. */
function absence(name = main) {
  const folder = packageFolder(name);
  const hint = `install it, or set ${variables[name]} to the folder of the package`;
  if (!folder) return `${name} is absent: ${hint}`;
  if (!existsSync(join(folder, 'lib/commonjs/index.js'))) return `${folder} has no lib/commonjs: ${hint}`;
  try {
    createRequire(join(folder, 'package.json')).resolve('react');
    return undefined;
  } catch {
    return 'react is absent: install it, or set NODE_PATH to a folder that has it';
  }
}

/** The exports of a package, or of its file for `./modules`. */
const load = (file = 'index', name = main) => require(join(packageFolder(name), 'lib/commonjs', `${file}.js`));

module.exports = { absence, load, packageFolder, records };
