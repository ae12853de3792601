/** Whatever else has come in this turn of the event loop has come by then. */
export const endOfTurn = (): Promise<void> => new Promise(done => setImmediate(done))
