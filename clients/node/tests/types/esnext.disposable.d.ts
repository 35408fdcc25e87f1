// Declarations of TypeScript 5.2 and later. The declaration of the client must be compatible with them.
interface SymbolConstructor {
  readonly dispose: unique symbol;
  readonly asyncDispose: unique symbol;
}

interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}
