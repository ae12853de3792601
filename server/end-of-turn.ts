/** Resolves after everything else that arrived in this turn of the event loop. */
export const endOfTurn = (): Promise<void> => new Promise(done => setImmediate(done))
