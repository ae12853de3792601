/** A progress bar on stderr if it is a terminal; nothing in a pipe. */
export function progress(title: string, total: number): { step(n?: number): void; end(): void } {
  const shown = process.stderr.isTTY === true
  let done = 0
  return {
    step(n = 1) {
      done += n
      if (!shown) return
      const part = Math.round((30 * done) / total)
      process.stderr.write(`\r${title} ${'█'.repeat(part)}${'░'.repeat(30 - part)} ${done}/${total}`)
    },
    end() {
      if (shown) process.stderr.write('\r\x1b[K')
    },
  }
}
