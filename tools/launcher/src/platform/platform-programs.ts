import { join } from 'node:path'
import {
  bankEnvironment,
  type Installation,
  messagesEnvironment,
  playersEnvironment,
  resultFeedEnvironment,
  roomsEnvironment,
  serverEnvironment,
  studioEnvironment,
  walletVendorEnvironment,
} from '../installation/environment.ts'
import type { Program } from './programs.ts'

/** Programs in the order in which they start: all of a wave serve before the next begins. */
export type Waves = readonly (readonly Program[])[]

const serving = (installation: Installation, watch: boolean): Waves => {
  const program = (title: string, entry: string, environment: Program['environment']): Program => ({
    title,
    entry,
    environment,
    watch,
    echo: watch,
    logFile: join(installation.dataDirectory, `logs/${title.replace(' ', '-')}.log`),
  })
  return [
    [
      program('studio', 'apps/studio/src/main.ts', studioEnvironment(installation)),
      program('rooms', 'apps/rooms/src/main.ts', roomsEnvironment(installation, process.env)),
      program('bank', 'tools/bank-simulator/src/main.ts', bankEnvironment(installation)),
      program('messages', 'tools/message-simulator/src/main.ts', messagesEnvironment(installation)),
      program('wallet vendor', 'tools/wallet-vendor/src/main.ts', walletVendorEnvironment(installation)),
    ],
    // Asks the vendors for their games as soon as it serves.
    [program('server', 'apps/server/src/main.ts', serverEnvironment(installation))],
  ]
}

/** People who play in the demo brand; the platform goes on when they have gone home. */
const players = (installation: Installation): Program => ({
  title: 'demo players',
  entry: 'tools/demo-players/src/main.ts',
  environment: playersEnvironment(installation),
  logFile: join(installation.dataDirectory, 'logs/players.log'),
  mayEnd: true,
})

/** Makes up results of official lotteries and tells them. */
const resultFeed = (installation: Installation): Program => ({
  title: 'result feed',
  entry: 'tools/result-feed/src/main.ts',
  environment: resultFeedEnvironment(installation),
  logFile: join(installation.dataDirectory, 'logs/result-feed.log'),
})

/** What serves an installation from its built files; `lively` adds people who play in it. */
export const builtPrograms = (installation: Installation, lively: boolean): Waves => [
  ...serving(installation, false),
  [resultFeed(installation), ...(lively ? [players(installation)] : [])],
]

/** In development Vite stands at the public ports and hands calls on to the server, so many ports higher. */
const higherBy = 10

/** What serves an installation while it is developed: the same programs, started anew on every change, behind Vite. */
export const watchedPrograms = (installation: Installation): Waves => {
  const { places, dataDirectory } = installation
  const { site, office } = places.ports
  const ports = { ...places.ports, site: site + higherBy, office: office + higherBy }
  const vite = (title: string, directory: string, args: readonly string[]): Program => ({
    title,
    entry: 'node_modules/vite/bin/vite.js',
    directory,
    args: [...args, '--clearScreen', 'false'],
    environment: {
      SANUK_SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
      SANUK_OFFICE_ORIGIN: `http://127.0.0.1:${ports.office}`,
    },
    logFile: join(dataDirectory, `logs/${title}.log`),
    readyLine: /ready in|built in/,
    echo: true,
  })
  const serve = (port: number) => ['--port', String(port), '--strictPort', '--host', places.host]
  return [
    ...serving({ ...installation, places: { ...places, ports } }, true),
    [
      resultFeed({ ...installation, places: { ...places, ports } }),
      vite('pages of the site', 'apps/web', serve(site)),
      vite('pages of the back office', 'apps/office', serve(office)),
      // A game's page is its vendor's own, with calls to where it came from: it is built anew on every change.
      vite('pages of the games', 'apps/studio/client', ['build', '--watch']),
      vite('pages of the live tables', 'apps/rooms/client', ['build', '--watch']),
    ],
  ]
}
