import { AbstractStartedContainer, GenericContainer, StartedTestContainer } from 'testcontainers';
import { Bridge, ConnectOptions } from './bridge.js';

/** A container that serves the bridge, for Testcontainers. It has started when the server has printed its ready line. */
export class HealthKitContainer extends GenericContainer {
  /** `image` is by default that of this version, as published. `options` are further options of `healthkit-bridge serve`. */
  constructor(image?: string, options?: string[]);
  start(): Promise<StartedHealthKitContainer>;
}

/** A container whose server answers. */
export class StartedHealthKitContainer extends AbstractStartedContainer {
  constructor(container: StartedTestContainer, tokens: { app: string; owner: string });
  /** The address for apps, with their token. */
  readonly url: string;
  /** A process of an app, or with the role `owner` the device owner. */
  connect(options?: ConnectOptions): Promise<Bridge>;
}
