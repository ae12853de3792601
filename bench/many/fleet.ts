import { Load } from '../server/load.ts'
import type { Ticket } from '../server/stage.ts'
import { talks } from '../server/talks.ts'
import { Theatre } from '../server/theatre.ts'

/** Where the clients of a match connect: all at one node, as behind a proxy that keeps them together, or one after the other. */
export type Placement = 'together' | 'spread'

/** Several nodes of one house, each in its own process. Tables are dealt out to them. */
export class Fleet {
  readonly #nodes: readonly Theatre[]

  private constructor(nodes: readonly Theatre[]) {
    this.#nodes = nodes
  }

  /** Opens them, runs `play` and closes them. */
  static show<T>(
    count: number,
    env: Readonly<Record<string, string>>,
    play: (fleet: Fleet) => Promise<T>,
    nodes: readonly Theatre[] = [],
  ): Promise<T> {
    if (nodes.length === count) return play(new Fleet(nodes))
    const setting = { env: { ...env, NODE: String(nodes.length) }, isPinned: false }
    return Theatre.show('house', node => Fleet.show(count, env, play, [...nodes, node]), setting)
  }

  /** Opens tables for four, and returns everybody's tickets. */
  async tables(count: number): Promise<readonly Ticket[]> {
    const each = count / this.#nodes.length
    const all = await Promise.all(
      this.#nodes.map(async (node, i) => {
        await node.tables(each)
        const tickets = await node.tickets(0)
        return tickets.map(ticket => ({ ...ticket, table: ticket.table * this.#nodes.length + i }))
      }),
    )
    return all.flat()
  }

  load(placement: Placement): Load {
    const nodeAt = (n: number): Theatre => this.#nodes[n % this.#nodes.length] as Theatre
    const portOf = ({ table, seat }: Ticket): number => nodeAt(table + (placement === 'spread' ? seat : 0)).port
    return new Load(portOf, talks.house, table => nodeAt(table).next(Math.floor(table / this.#nodes.length)))
  }

  /** CPU time of all nodes, in seconds. */
  async work(): Promise<number> {
    const all = await Promise.all(this.#nodes.map(node => node.work()))
    return all.reduce((sum, { worked }) => sum + worked, 0)
  }

  /** Of all nodes, after garbage collection, in bytes. */
  async memory(): Promise<number> {
    const all = await Promise.all(this.#nodes.map(node => node.memory()))
    return all.reduce((sum, { rss }) => sum + rss, 0)
  }
}
