/** A lock held by this tab. In browsers without locks everybody gets it. */
export interface Hold {
  /** Resolves when others can have it. */
  release(): Promise<void>
}

const nothing: Hold = { release: async () => undefined }

/** Null if another tab has it, unless `takeOver`: then that tab loses it, and its `lost` is called. */
export function hold(name: string, takeOver: boolean, lost: () => void): Promise<Hold | null> {
  const { locks } = navigator
  if (locks === undefined) return Promise.resolve(nothing)
  return new Promise((resolve, reject) => {
    const held = locks
      .request(name, takeOver ? { steal: true } : { ifAvailable: true }, lock => {
        if (lock === null) return resolve(null)
        return new Promise<void>(end => {
          const release = (): Promise<void> => {
            end()
            return held
          }
          resolve({ release })
        })
      })
      .then(
        () => undefined,
        error => {
          if (error instanceof DOMException && error.name === 'AbortError') lost() // another tab has taken it
          reject(error) // has no effect if it was held
        },
      )
  })
}
