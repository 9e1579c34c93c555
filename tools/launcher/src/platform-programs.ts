import { join } from 'node:path'
import { bankEnvironment, type Installation, type Places, serverEnvironment, studioEnvironment } from './environment.ts'
import type { Program } from './programs.ts'

const serving = (installation: Installation, watch: boolean): readonly Program[] => {
  const program = (title: string, entry: string, environment: Program['environment']): Program => ({
    title,
    entry,
    environment,
    watch,
    logFile: join(installation.dataDirectory, `logs/${title}.log`),
  })
  return [
    program('server', 'apps/server/src/main.ts', serverEnvironment(installation)),
    program('studio', 'apps/studio/src/main.ts', studioEnvironment(installation)),
    program('bank', 'tools/bank-simulator/src/main.ts', bankEnvironment(installation)),
  ]
}

/** What serves an installation from its built files. */
export const builtPrograms = (installation: Installation): readonly Program[] => serving(installation, false)

/** In development Vite stands at the public ports and hands what is no module on to the programs, so many ports higher. */
const higherBy = 10

const behindVite = (places: Places): Places => {
  const { site, office, studio, bank } = places.ports
  return { ...places, ports: { site: site + higherBy, office: office + higherBy, studio: studio + higherBy, bank } }
}

/** What serves an installation while it is developed: the same programs, started anew on every change, behind Vite. */
export const watchedPrograms = (installation: Installation): readonly Program[] => {
  const { places } = installation
  const inner = behindVite(places)
  const address = (port: number) => `http://127.0.0.1:${port}`
  const environment = {
    SANUK_SITE_ORIGIN: address(inner.ports.site),
    SANUK_OFFICE_ORIGIN: address(inner.ports.office),
    STUDIO_ORIGIN: address(inner.ports.studio),
  }
  const vite = (title: string, directory: string, port: number): Program => ({
    title,
    entry: 'node_modules/vite/bin/vite.js',
    args: [directory, '--port', String(port), '--strictPort', '--host', places.host, '--clearScreen', 'false'],
    environment,
    logFile: join(installation.dataDirectory, `logs/${title}.log`),
    readyLine: /ready in/,
  })
  return [
    ...serving({ ...installation, places: inner }, true),
    vite('site in development', 'apps/web', places.ports.site),
    vite('office in development', 'apps/office', places.ports.office),
    vite('games in development', 'apps/studio/client', places.ports.studio),
  ]
}
