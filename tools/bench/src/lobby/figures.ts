import pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { seedDemo } from '../login/crowd.ts'
import { addressIn, send } from '../login/visitor.ts'
import { startPlatform } from '../seamless/platform.ts'
import { GAMES, listCrowd } from './crowd-of-games.ts'
import { paced, slowestOfHundred } from './paced.ts'

const RUNS = 5
const LOAD = { perSecond: 200, seconds: 5 }

/** What is aimed at: no page takes a visitor's server longer. */
const BOUND_MS = 15

/** What visitors look for, one after the other; `@` is where a page before ended. */
const QUERIES = [
  'gameType=RNG',
  'gameType=RNG&pageNo=2',
  'gameType=RNG&@',
  'gameType=RNG&@',
  'gameType=LIVE',
  'gameType=RNG&vassalage=CROWD_7',
  'gameType=RNG&gameClassify=SC',
  'gameType=RNG&minBet=0.05',
  'gameType=RNG&hot=1',
  'gameType=RNG&gameName=tiger',
  'gameType=FISH&minBet=0.5&vassalage=CROWD_3',
  'gameType=RNG&gameName=goldn%20tigr',
  'gameType=RNG&gameName=%E0%B9%80%E0%B8%AA%E0%B8%AD',
  'gameType=RNG&pageNo=300',
  'gameType=RNG&minLineNum=40&gameClassify=JP',
  'gameType=PVP',
]

/**
 * Pages of a lobby with ten thousand games at 200 a second, over HTTP, by a server as it runs; in turn with it, the
 * smallest question to the same database at the same rate.
 */
export async function* lobbyFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  await seedDemo(urls.owner)
  await listCrowd(owner)
  const platform = await startPlatform(urls.server)
  const pool = new pg.Pool({ connectionString: urls.server, max: 20 })
  try {
    const pages = createPages(platform.address)
    await checkTotal(platform.address, owner)
    await paced(pages, LOAD)
    const series = { pages: [] as number[], medians: [] as number[], select: [] as number[] }
    for (let run = 0; run < RUNS; run += 1) {
      series.select.push(slowestOfHundred(await paced(() => pool.query('select 1'), LOAD)))
      const took = await paced(pages, LOAD)
      series.pages.push(slowestOfHundred(took))
      series.medians.push(median(took))
    }
    const reference = '`select 1` on the same database at the same rate, in turn'
    const unit = `ms, the slowest of a hundred pages of ${GAMES} games at ${LOAD.perSecond}/s`
    yield beside({ name: 'lobby.page.p99', unit, reference }, series.pages, series.select)
    const half = {
      name: 'lobby.page.median',
      unit: 'ms, the middle one of them',
      reference: 'the bound for the slowest',
    }
    yield beside(half, series.medians, [BOUND_MS])
  } finally {
    await pool.end()
    await platform.stop()
    await owner.end()
  }
}

function beside(about: Pick<Figure, 'name' | 'unit' | 'reference'>, values: number[], references: number[]): Figure {
  const [value, referenceValue] = [median(values), median(references)]
  return {
    ...about,
    value: short(value),
    referenceValue: short(referenceValue),
    ratio: short(value / referenceValue),
    runs: values.length,
  }
}

/** Asks for pages of all kinds in turn. */
function createPages(origin: string) {
  let after = 'pageNo=1'
  return async (turn: number): Promise<void> => {
    const query = (QUERIES[turn % QUERIES.length] ?? '').replace('@', after)
    const value = await ask(origin, query, turn)
    if (query === 'gameType=RNG' || query.includes('after=')) after = value.next ? `after=${value.next}` : 'pageNo=1'
  }
}

async function ask(origin: string, query: string, turn: number): Promise<{ total: number; next: string | null }> {
  const path = `/wps/relay/games?${query}`
  const { status, body } = await send(origin, { method: 'GET', path, from: addressIn(turn) })
  if (status !== 200) throw new Error(`${path} was answered ${status}`)
  return body.value
}

/** A quick answer that is wrong is no figure: the database counts the same. */
async function checkTotal(origin: string, owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(
    `select count(*)::integer from catalogue.game
      where listed and game_type = 'RNG' and classification = 'SC' and minimum_stake <= 500 and is_hot`,
  )
  const { total } = await ask(origin, 'gameType=RNG&gameClassify=SC&minBet=0.05&hot=1', 0)
  if (total !== rows[0].count) throw new Error(`the lobby counts ${total}, the database ${rows[0].count}`)
}
