// What the client uses of Testcontainers, with the executable in the place of a container: there is no engine here.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An address that the server does not know by itself. */
const host = '127.0.0.2';

export const getContainerRuntimeClient = async () => ({ info: { containerRuntime: { host } } });

export const Wait = { forLogMessage: (pattern) => ({ pattern }) };

export class GenericContainer {
  constructor(image) { this.image = image; }
  withEnvironment(environment) { this.environment = environment; return this; }
  withExposedPorts(...ports) { this.ports = ports; return this; }
  withWaitStrategy(strategy) { this.strategy = strategy; return this; }
  withCommand(command) { this.command = command; return this; }

  async start() {
    await this.beforeContainerCreated();
    const command = this.command.map((word) => word.replace(`:${this.ports[0]}`, ':0'));
    const process_ = spawn(process.env.HEALTHKIT_BRIDGE, command, { env: { ...process.env, ...this.environment }, stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface(process_.stdout)) {
      if (!this.strategy.pattern.test(line)) continue;
      const port = Number(new URL(JSON.parse(line).rpc).port);
      return { image: this.image, getHost: () => host, getMappedPort: (inside) => (inside === this.ports[0] ? port : undefined), stop: () => process_.kill() };
    }
    throw new Error('The container has ended.');
  }
}

export class AbstractStartedContainer {
  constructor(container) { this.startedTestContainer = container; }
  getHost() { return this.startedTestContainer.getHost(); }
  getMappedPort(port) { return this.startedTestContainer.getMappedPort(port); }
  stop() { return this.startedTestContainer.stop(); }
}
