import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figure, takeFigure } from '../figure.ts'
import { seedDemo } from '../login/crowd.ts'
import { freePort, startPlatform } from '../seamless/platform.ts'
import { findWrk } from '../seamless/wrk.ts'

const run = promisify(execFile)

const RUNS = 5
const LOAD = ['-t1', '-c64', '-d4s', '--timeout', '10s', '-s', join(import.meta.dirname, 'visitors.lua')]

/** What every visitor's page asks for first. */
const CALLS = {
  menus: '/lgw/games/game_menus',
  banners: '/wps/relay/banners?language=th&groupName=w_home',
  whitelabel: '/wps/system/whitelabel?host=localhost',
} as const

/** Public calls that stand ready, by a server as it runs, beside a server that does nothing but echo. */
export async function* publicFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const wrk = findWrk()
  await seedDemo(urls.owner)
  const platform = await startPlatform(urls.server, { SANUK_TRUSTED_PROXIES: '["127.0.0.1/32"]' })
  const echo = await startEcho()
  try {
    for (const [name, path] of Object.entries(CALLS)) {
      yield await takeFigure(
        {
          name: `public.${name}`,
          unit: 'answers/s over HTTP',
          reference: 'answers/s of a bare Fastify echo, in turn',
          measure: () => answersASecond(wrk, platform.address, path),
          measureReference: () => answersASecond(wrk, echo.address, '/echo?hello=there'),
        },
        RUNS,
      )
    }
  } finally {
    await echo.stop()
    await platform.stop()
  }
}

async function answersASecond(wrk: string, address: string, path: string): Promise<number> {
  const { stdout } = await run(wrk, [...LOAD, address, path])
  const { requests, microseconds, refused, faults } = JSON.parse(/^told (\{.*\})$/m.exec(stdout)?.[1] ?? '{}')
  if (!(requests > 0) || refused > 0 || faults > 0) throw new Error(`${path} was not answered: ${stdout}`)
  return (requests / microseconds) * 1e6
}

async function startEcho() {
  const port = await freePort()
  const server = spawn(process.execPath, [join(import.meta.dirname, 'echo.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  await once(server.stdout, 'data')
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}
