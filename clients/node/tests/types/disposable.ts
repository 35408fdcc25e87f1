// Checked together with what TypeScript 5.2 and later declare: see `esnext.disposable.d.ts`.
import { Bridge } from 'healthkit-bridge';

export const resource: Promise<AsyncDisposable> = Bridge.start();
