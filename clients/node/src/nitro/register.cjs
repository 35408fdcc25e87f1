'use strict';

// `node --require healthkit-bridge/nitro/register`: the stand-in takes the place of the native packages, and
// @kingstinct/react-native-healthkit and @react-native-healthkit/health-records run their files for iOS, as under React
// Native's preset for Jest.
const { existsSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');

const replaced = new Set(['react-native', 'react-native-nitro-modules']);
const platformFiles = ['./healthkit', './healthRecords'];
const resolve = Module._resolveFilename;

Module._resolveFilename = function (request, parent, ...rest) {
  if (replaced.has(request)) return join(__dirname, 'index.cjs');
  const isPlatform = platformFiles.includes(request) && existsSync(join(dirname(parent?.filename ?? ''), `${request}.ios.js`));
  return resolve.call(this, isPlatform ? `${request}.ios` : request, parent, ...rest);
};
