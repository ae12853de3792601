import type { Machine } from './machine.ts'
import type { Troubles } from './troubles.ts'

/** For how long after a trouble a machine may still complain of it, in milliseconds: longer than any query may take. */
const LATE = 12_000

/** What is said when PostgreSQL is gone, is starting, has ended a connection, or does not answer. */
const database =
  /"code":"(57P0[123]|57014|25P0[34]|08\w{3})"|[Tt]erminating connection|canceling statement|the database system is|Connection terminated|timeout exceeded when trying to connect|Query read timeout|ECONNRESET|ECONNREFUSED|EPIPE|Failed to get session|Client has encountered a connection error|PostgreSQL at \S+ cannot be used/
const redis = /Redis is away/
/** A slow machine, not a fault: nothing but speed depends on Redis. */
const slow = /"message":"Command timed out".*"msg":"Redis is away"/
/** What is printed before and after an error that ends a process. */
const stack = /^ {4}(at |triggerUncaught|Error\.capture)|^ *\^|^[\]}]|^ {2}\S+:|^(node:|\/)\S+:\d+$|^Node\.js v/

/** What a machine has said that nothing which was done to it explains. */
export function unexpected({ name, process }: Machine, troubles: Troubles): readonly string[] {
  let isExplained = true
  return process.complaints.flatMap(line => {
    if (!stack.test(line)) isExplained = explains(troubles, name, line)
    return isExplained ? [] : [`${name}: ${line}`]
  })
}

/** A frozen machine finds everything late when it wakes. What is printed without a time may have been said at any. */
function explains(troubles: Troubles, machine: string, line: string): boolean {
  const kinds = redis.test(line) ? (['redis', 'frozen'] as const) : (['database', 'frozen'] as const)
  if (slow.test(line)) return true
  if (!redis.test(line) && !database.test(line)) return false
  const time = /"time":(\d+)/.exec(line)?.[1]
  return time === undefined ? troubles.has(machine, kinds) : troubles.explains(machine, kinds, Number(time), LATE)
}
