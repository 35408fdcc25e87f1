import type { NativeAppleHealthKit } from './react-native-health.js';

/** The folder of the package react-native-health, or undefined. */
export function packageFolder(from?: string): string | undefined;

/** The exports of the package: the functions of the native module, and its constants. */
export type ReactNativeHealth = NativeAppleHealthKit & {
  Constants: Record<'Activities' | 'Observers' | 'Permissions' | 'Units', { [name: string]: string }>;
};

/** Runs the unmodified JavaScript of the package with the stand-in for `react-native`, and returns its exports. */
export function loadPackage(folder?: string): Promise<ReactNativeHealth>;
