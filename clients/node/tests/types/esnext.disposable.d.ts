// What TypeScript 5.2 and later declare themselves: the client's own declaration must go with it.
interface SymbolConstructor {
  readonly dispose: unique symbol;
  readonly asyncDispose: unique symbol;
}

interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}
