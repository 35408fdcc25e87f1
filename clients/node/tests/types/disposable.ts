// Checked together with declarations of TypeScript 5.2 and later: see `esnext.disposable.d.ts`.
import { Bridge } from 'healthkit-bridge';

export const resource: Promise<AsyncDisposable> = Bridge.start();
