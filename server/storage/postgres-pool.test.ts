import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { PostgresPool } from './postgres-pool.ts'

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
const ending = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

test('a server that lets somebody in and ends in the same breath does not end this process', async () => {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => socket.write(Buffer.concat([welcome, ending])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new PostgresPool(`postgres://somebody@127.0.0.1:${port}/house`, { size: 1, isPatient: true })
  const connection = await pool.connect()
  await expect(connection.query('SELECT 1')).rejects.toThrow('not queryable')
  connection.release()
  await pool.end()
  server.close()
})
