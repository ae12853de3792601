import type { Page, WebSocketRoute } from 'playwright'

/** The page's connection to the house, controlled by a test. */
export interface Wire {
  /** Whether a message of the house arrives. Others are lost, as on a connection that dies silently. */
  hears: (message: string) => boolean
  /** What arrives instead. */
  changes: (message: string) => string
  /** Whether new connections can be opened. */
  isUp: boolean
  /** Breaks the connection. */
  cut(): Promise<void>
}

export async function wireOf(page: Page): Promise<Wire> {
  const lines = new Set<WebSocketRoute>()
  const wire: Wire = {
    hears: () => true,
    changes: message => message,
    isUp: true,
    async cut() {
      for (const line of lines) await line.close({ code: 1012 })
      lines.clear()
    },
  }
  await page.routeWebSocket('**/socket', line => {
    if (!wire.isUp) return void line.close({ code: 1012 })
    lines.add(line)
    const house = line.connectToServer()
    line.onClose(() => void house.close())
    house.onMessage(message => {
      const text = String(message)
      if (wire.hears(text)) line.send(wire.changes(text))
    })
  })
  return wire
}
