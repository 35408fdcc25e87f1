/** What the declarations of the client use of the package. */
declare module 'testcontainers' {
  export interface StartedTestContainer {
    getHost(): string;
    getMappedPort(port: number): number;
  }
  export class GenericContainer {
    constructor(image: string);
    start(): Promise<StartedTestContainer>;
  }
  export class AbstractStartedContainer implements StartedTestContainer {
    constructor(container: StartedTestContainer);
    getHost(): string;
    getMappedPort(port: number): number;
  }
}
