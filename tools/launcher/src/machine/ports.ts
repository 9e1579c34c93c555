import { createServer } from 'node:net'
import { Fault } from '../faults.ts'

const tryPort = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** A TCP port of the loopback interface that nobody uses at the moment. */
export const freePort = (): Promise<number> => tryPort(0, '127.0.0.1')

/** Free ports that lie side by side; the first of them is returned. */
export const freePorts = async (count: number): Promise<number> => {
  for (;;) {
    const first = await freePort()
    const rest = Array.from({ length: count - 1 }, (_, index) => first + index + 1)
    const tried = await Promise.allSettled(rest.map((port) => tryPort(port, '127.0.0.1')))
    if (first + count <= 65536 && tried.every((one) => one.status === 'fulfilled')) return first
  }
}

/** Refuses with one sentence when a port is in use or may not be used. */
export const demandPorts = async (ports: readonly number[], host: string): Promise<void> => {
  for (const port of ports) {
    try {
      await tryPort(port, host)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE')
        throw new Fault(`Port ${port} is in use by another program: end it, or choose others with --port N.`)
      if (code === 'EACCES') throw new Fault(`Port ${port} may only be used by root: choose others with --port N.`)
      throw new Fault(`Port ${port} of ${host} cannot be used (${String(code)}).`)
    }
  }
}
