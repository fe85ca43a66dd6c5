/** A function whose calls wait in `queue`. The scripts that empty it want the arguments object of each call, and pass over an array. */
export const argumentsQueue = (queue: unknown[]): ((...args: readonly unknown[]) => void) =>
  function () {
    queue.push(arguments)
  }
