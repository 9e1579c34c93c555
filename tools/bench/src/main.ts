import startTestPlatform from '../../launcher/src/test-platform.ts'
import { agentFigures } from './agents/figures.ts'
import { cashierFigures } from './cashier/figures.ts'
import { engineRounds } from './engine/rounds.ts'
import { engineSpins, engineTold } from './engine/spins.ts'
import { type Figure, printFigure, takeFigure } from './figure.ts'
import { batchedFigures } from './ledger/batched.ts'
import { ledgerSingle } from './ledger/single.ts'
import { lobbyFigures } from './lobby/figures.ts'
import { scrollFigures } from './lobby/scroll.ts'
import { loginFigures } from './login/figures.ts'
import { lotteryFigures } from './lottery/figures.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { playFigures } from './play/figures.ts'
import { publicFigures } from './public/figures.ts'
import { loadBefore, recordFigures } from './record.ts'
import { seamlessFigures } from './seamless/figures.ts'
import { settleFigures } from './settle/figures.ts'
import { initialJavaScript } from './site/bundle-size.ts'
import { interactionFigure } from './site/interactions.ts'
import { lighthouseFigures } from './site/lighthouse.ts'
import { tablesFigures } from './tables/figures.ts'

const RUNS = 5

const measured: Figure[] = []

/** Prints a figure at once, and keeps it for the record of the whole run. */
function report(figure: Figure): void {
  printFigure(figure)
  measured.push(figure)
}

/** The database that is measured on, and an empty one beside it. */
function databases() {
  const { SANUK_OWNER_DATABASE_URL: owner, SANUK_DATABASE_URL: server, SANUK_EMPTY_DATABASE_URLS: empty } = process.env
  if (!owner || !server || !empty) throw new Error('This is measured on a database: run it by "./sanuk bench".')
  const [emptyOwner = '', emptyServer = ''] = empty.split(' ')
  return { full: { owner, server }, empty: { owner: emptyOwner, server: emptyServer } }
}

async function ledger(): Promise<void> {
  const { full, empty } = databases()
  const single = await ledgerSingle(full)
  report(await takeFigure(single, RUNS))
  await single.close()
  for await (const figure of batchedFigures(full, empty)) report(figure)
}

async function seamless(): Promise<void> {
  for await (const figure of seamlessFigures(databases().full)) report(figure)
}

async function settle(): Promise<void> {
  for await (const figure of settleFigures(databases().full)) report(figure)
}

async function play(): Promise<void> {
  const studio = process.env.STUDIO_DATABASE_URL
  if (!studio) throw new Error('This is measured on a database: run it by "./sanuk bench".')
  for await (const figure of playFigures({ ...databases().full, studio })) report(figure)
}

async function tables(): Promise<void> {
  const rooms = process.env.ROOMS_DATABASE_URL
  if (!rooms) throw new Error('This is measured on a database: run it by "./sanuk bench".')
  for await (const figure of tablesFigures({ ...databases().full, rooms })) report(figure)
}

async function login(): Promise<void> {
  for await (const figure of loginFigures(databases().full)) report(figure)
}

async function lobby(): Promise<void> {
  for await (const figure of lobbyFigures(databases().full)) report(figure)
  await onPlatform(scrollFigures)
}

async function lottery(): Promise<void> {
  for await (const figure of lotteryFigures(databases().full)) report(figure)
}

async function agents({ sizes }: BenchOptions): Promise<void> {
  for await (const figure of agentFigures(databases().full, sizes)) report(figure)
}

async function cashier(): Promise<void> {
  for await (const figure of cashierFigures(databases().full)) report(figure)
}

async function open(): Promise<void> {
  for await (const figure of publicFigures(databases().full)) report(figure)
}

/** Where visitors come in. */
const PAGES = { home: '/', slots: '/rng', live: '/live' }

async function site(): Promise<void> {
  await onPlatform(async ({ site }) => {
    const figures = [await takeFigure(initialJavaScript, 1), await interactionFigure(site)]
    for (const [name, path] of Object.entries(PAGES)) {
      figures.push(...(await lighthouseFigures({ name, url: `${site}${path}` })))
    }
    return figures
  })
}

/** Measures on a whole platform of its own. */
async function onPlatform(
  measure: (platform: { readonly site: string; readonly dataDirectory: string }) => Promise<Figure[]>,
): Promise<void> {
  const stop = await startTestPlatform()
  try {
    const { origins, dataDirectory } = JSON.parse(process.env.SANUK_TESTED_PLATFORM ?? '{}')
    for (const figure of await measure({ site: origins.site, dataDirectory })) report(figure)
  } finally {
    await stop()
  }
}

async function engine(): Promise<void> {
  for (const measurement of [...engineSpins, engineTold]) report(await takeFigure(measurement, RUNS))
  report(await engineRounds())
}

const groups: Record<string, (options: BenchOptions) => Promise<void>> = {
  ledger,
  seamless,
  settle,
  play,
  tables,
  cashier,
  agents,
  lottery,
  login,
  lobby,
  public: open,
  engine,
  site,
}

function read(): BenchOptions | null {
  try {
    const options = readOptions(process.argv.slice(2))
    const unknown = options.groups.filter((group) => !Object.hasOwn(groups, group))
    if (unknown.length === 0) return options
    console.error(`There is no group ${unknown.join(', ')}: it is one of ${Object.keys(groups).join(', ')}.`)
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault))
  }
  return null
}

const options = read()
if (options) {
  const load = loadBefore()
  for (const [name, run] of Object.entries(groups)) {
    if (options.groups.length === 0 || options.groups.includes(name)) await run(options)
  }
  if (options.record) recordFigures(measured, load)
} else process.exitCode = 2
