import { randomBytes } from 'node:crypto';
import { AbstractStartedContainer, GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { Bridge } from './bridge.js';
import { image as published } from './executable.js';

const port = 7997;

/** A container that serves the bridge. It has started when the server has printed its ready line. */
export class HealthKitContainer extends GenericContainer {
  #tokens = { app: randomBytes(16).toString('hex'), owner: randomBytes(16).toString('hex') };
  #options;

  constructor(image = published, options = []) {
    super(image);
    this.#options = options;
  }

  async beforeContainerCreated() {
    // The port on this machine is another one, so the server must know its names.
    const { host } = (await getContainerRuntimeClient()).info.containerRuntime;
    const names = new Set(['localhost', '127.0.0.1', host, ...(this.networkAliases ?? [])]);
    this.withEnvironment({ HEALTHKIT_BRIDGE_TOKEN: this.#tokens.app, HEALTHKIT_BRIDGE_OWNER_TOKEN: this.#tokens.owner })
      .withExposedPorts(port)
      .withWaitStrategy(Wait.forLogMessage(/^\{"url":/))
      .withCommand([
        'serve', '--listen', `0.0.0.0:${port}`, '--allow-remote', ...[...names].flatMap((name) => ['--allow-host', name]), ...this.#options,
      ]);
  }

  async start() {
    return new StartedHealthKitContainer(await super.start(), this.#tokens);
  }
}

/** A container whose server answers. */
export class StartedHealthKitContainer extends AbstractStartedContainer {
  #tokens;

  constructor(container, tokens) {
    super(container);
    this.#tokens = tokens;
  }

  get url() {
    return `http://${this.getHost()}:${this.getMappedPort(port)}/?token=${this.#tokens.app}`;
  }

  connect(options = {}) {
    return Bridge.connect(this.url, { token: options.role === 'owner' ? this.#tokens.owner : this.#tokens.app, ...options });
  }
}
