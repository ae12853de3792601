import { WebSocket } from 'ws'

/* The state of the house, seen from outside. */

/** Its figures at `/metrics`. */
export async function figuresOf(address: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const lines = text.split('\n').flatMap(line => {
    const [, name, value] = line.match(/^(\w+) (\S+)$/) ?? []
    return name === undefined ? [] : [[name, Number(value)] as const]
  })
  return Object.fromEntries(lines)
}

/** An honest client that measures again and again how long the house takes to answer a ping. The fastest first. */
export function pulse(url: string, headers = {}): { readonly end: () => readonly number[] } {
  const socket = new WebSocket(url, { headers })
  const [times, asked]: [number[], Map<string, number>] = [[], new Map()]
  const beat = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return
    const id = String(asked.size)
    asked.set(id, performance.now())
    socket.send(JSON.stringify({ t: 'ping', id }))
  }, 50)
  socket.on('message', text => {
    for (const { t, id } of JSON.parse(String(text)) as readonly { t: string; id: string }[])
      if (t === 'pong') times.push(performance.now() - (asked.get(id) ?? 0))
  })
  const end = (): readonly number[] => {
    clearInterval(beat)
    socket.terminate()
    return times.toSorted((a, b) => a - b)
  }
  return { end }
}
