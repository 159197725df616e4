/** A function that passes its `arguments` object on; some vendors do not accept an array. */
export function argumentsFunction(take: (args: IArguments) => void): (...args: unknown[]) => void {
  return function stub() {
    // biome-ignore lint/complexity/noArguments: the scripts of vendors tell calls from data by it
    take(arguments);
  };
}
