import type { Refused } from '#client/messages'
import type { Viewer } from '#kernel/seat'
import type { WorkerReply, WorkerRequest } from '#local/messages'
import { newWorker } from './new-worker.ts'

/* The page's side of the local house in its worker. A dead worker is replaced; everything it did is stored. */

const broken: Refused = { code: 'broken', rule: null, expected: 'a worker that lives' }

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, (told: object) => void>()
/** Called when the worker is gone. */
const mourners = new Set<() => void>()

function house(): Worker {
  if (worker !== null) return worker
  const made = newWorker()
  made.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    waiting.get(data.ask)?.(data.told)
    waiting.delete(data.ask)
  }
  made.onerror = () => bury(made)
  worker = made
  return made
}

/** Gives up on a worker that no longer answers. */
function bury(dead: Worker | null): void {
  if (dead === null || dead !== worker) return
  worker.terminate()
  worker = null
  for (const tell of waiting.values()) tell(broken)
  waiting.clear()
  for (const told of [...mourners]) told()
}

/*
 * A browser may keep a page that was left for the way back, and stops its worker wherever it is. In WebKit a write that
 * is stopped half-way blocks every later one, of all pages. So the worker ends with the page; who comes back gets another.
 */
addEventListener('pagehide', () => worker?.terminate())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) bury(worker)
})

/** In milliseconds. A worker that has not answered by then has hung. */
const LONGEST = 30_000

/** Sends a request to the local house. Any failure comes back as a refusal. */
export function ask<T extends object = object>(wish: WorkerRequest): Promise<T | Refused> {
  const number = asked++
  const asking = house()
  return new Promise(resolve => {
    const late = setTimeout(() => bury(asking), LONGEST)
    waiting.set(number, told => {
      clearTimeout(late)
      resolve(told as T | Refused)
    })
    asking.postMessage({ ask: number, wish })
  })
}

/** How often the worker is pinged, and how long it may stay silent, in milliseconds. */
const BEAT = 1000
const PATIENCE = 10_000

/** A connection to the local house that behaves like a socket. */
export class DeviceSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  #port: MessagePort | null = null
  #heard = 0
  #beat: ReturnType<typeof setInterval> | undefined
  readonly #end = (): void => this.close()

  constructor(viewer: Viewer, entered: Promise<boolean>) {
    super()
    mourners.add(this.#end)
    void entered.then(isIn => (isIn ? this.#enter(viewer) : this.close()))
  }

  send(text: string): void {
    this.#port?.postMessage(text)
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    mourners.delete(this.#end)
    clearInterval(this.#beat)
    this.#port?.postMessage('')
    this.#port?.close()
    setTimeout(() => this.dispatchEvent(new Event('close')))
  }

  #enter(viewer: Viewer): void {
    if (this.readyState !== WebSocket.CONNECTING) return
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.onmessage = ({ data }) => {
      this.#heard = performance.now()
      if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent('message', { data }))
    }
    house().postMessage({ enter: viewer }, [port2])
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
    this.#watch(house())
  }

  #watch(over: Worker): void {
    let last = performance.now()
    this.#heard = last
    this.#beat = setInterval(() => {
      const now = performance.now()
      if (now - last > 2 * BEAT) this.#heard = now // the whole page was suspended
      last = now
      if (now - this.#heard > PATIENCE) bury(over)
      else this.send('{"t":"ping","id":"beat"}')
    }, BEAT)
  }
}
