import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { demandPorts, freePort, freePorts } from './ports.ts'

const open: Server[] = []
const listen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer()
    open.push(server)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

test('a port that is in use is named in the error', async () => {
  const port = await freePort()
  await listen(port)
  await expect(demandPorts([port], '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use by another program: end it, or choose others with --port N.`,
  )
})

test('consecutive free ports can be listened on', async () => {
  const first = await freePorts(4)
  const ports = [first, first + 1, first + 2, first + 3]
  await demandPorts(ports, '127.0.0.1')
  await Promise.all(ports.map(listen))
})

test('an address that is not of this machine is refused', async () => {
  // 192.0.2.0/24 is kept for documentation (RFC 5737): no machine has it.
  await expect(demandPorts([8080], '192.0.2.1')).rejects.toThrow('Port 8080 of 192.0.2.1 cannot be used')
})
