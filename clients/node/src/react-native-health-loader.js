import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import * as reactNative from './react-native-health.cjs';

/**
 * The folder of the package react-native-health, or undefined: `REACT_NATIVE_HEALTH`, else the package in `node_modules`.
 *
 * @param from the URL of the module from which the package is looked up
 */
export function packageFolder(from = import.meta.url) {
  if (process.env.REACT_NATIVE_HEALTH) return process.env.REACT_NATIVE_HEALTH;
  try {
    return join(createRequire(from).resolve('react-native-health/package.json'), '..');
  } catch {
    return undefined;
  }
}

/**
 * Runs the unmodified JavaScript of react-native-health with the stand-in for `react-native`, and returns its exports. Its files
 * are ES modules that also use `require` and `module`, which Metro allows and Node.js does not. It needs
 * `node --experimental-vm-modules`.
 *
 * @param folder the folder of the package
 */
export async function loadPackage(folder = packageFolder()) {
  if (!folder) throw new Error('There is no package react-native-health: install it, or set REACT_NATIVE_HEALTH to its folder.');
  if (!vm.SourceTextModule) throw new Error('Run node with --experimental-vm-modules.');
  const module = { exports: {} };
  const context = vm.createContext({
    module,
    require(name) {
      if (name !== 'react-native') throw new Error(`The package requires ${name}`);
      return reactNative;
    },
  });
  const loaded = new Map();
  async function load(path) {
    const file = await fileOf(path);
    if (!loaded.has(file)) {
      loaded.set(file, new vm.SourceTextModule(await readFile(file, 'utf8'), { context, identifier: file }));
    }
    return loaded.get(file);
  }
  const index = await load(join(folder, 'index.js'));
  await index.link((specifier, referrer) => load(join(referrer.identifier, '..', specifier)));
  await index.evaluate();
  return module.exports;
}

async function fileOf(path) {
  for (const candidate of [path, `${path}.js`, join(path, 'index.js')]) {
    if (await stat(candidate).then((found) => found.isFile(), () => false)) return candidate;
  }
  throw new Error(`There is no file ${path}`);
}
