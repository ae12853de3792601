/** Holds something for this tab alone, as long as it lives. Where the browser cannot, everybody holds it. */
export interface Hold {
  /** Resolves when others may have it. */
  release(): Promise<void>
}

const nothing: Hold = { release: async () => undefined }

/** Null if another tab has it; unless it is taken from there, and told so by `lost`. */
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
          if (error instanceof DOMException && error.name === 'AbortError') lost() // somebody has taken it
          reject(error) // of no consequence where it was held
        },
      )
  })
}
