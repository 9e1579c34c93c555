import { createHash } from 'node:crypto'
import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Deal, TableGame } from '../games/table-game.ts'
import type { RoomMessage, SpotStake, Turn } from '../protocol.ts'
import { ROOM_CALLS } from '../room-calls.ts'
import { callRooms, openPage, openRooms, type Player, replayOf, type TestRooms } from '../rooms.fixture.ts'
import type { Table } from './table.ts'
import { TABLE_PLANS, type TablePlan } from './table-plans.ts'

/**
 * All that is drawn for a coup is replaced by marks that come nowhere else, so that they are found wherever they stand in
 * what a page or anybody else is told. What is public beforehand (the card of a cockfight) stays as it is.
 */
const MARK = /zq[0-9a-f]{6}/g

const markOf = (...parts: readonly (string | number)[]): string =>
  `zq${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 6)}`

/** The same place and card is the same mark, however much of a coup is asked for. */
function markedTurns(coup: string, turns: readonly Turn[]): Turn[] {
  return turns.map(({ place }, at) => {
    const before = turns.slice(0, at).filter((turn) => turn.place === place).length
    return { place, face: markOf(coup, place, before) }
  })
}

function markedDeal(coup: string, deal: Deal): Deal {
  const { result, deciding, closedWith, playedBy, playedAs } = deal
  return {
    ...deal,
    turns: markedTurns(coup, deal.turns),
    result: {
      ...result,
      faces: result.faces.map((_, at) => markOf(coup, 'result', at)),
      won: [markOf(coup, 'won')],
      returned: [markOf(coup, 'returned')],
    },
    recorded: { marked: markOf(coup, 'recorded') },
    ...(closedWith && { closedWith: (stakes) => markedDeal(coup, closedWith(stakes)) }),
    ...(playedBy && { playedBy: (players) => markedDeal(coup, playedBy(players)) }),
    ...(playedAs && { playedAs: (played) => markedDeal(coup, playedAs(played)) }),
    ...(deciding && {
      deciding: {
        ...deciding,
        turnsAfter: (...of) => markedTurns(coup, deciding.turnsAfter(...of)),
      },
    }),
  }
}

const marked = (plan: TablePlan): TablePlan => ({ ...plan, game: markedGame(plan.game) })

const markedGame = (game: TableGame): TableGame => ({
  ...game,
  series: (seed) => {
    const series = game.series(seed)
    return {
      ...series,
      deal: (number) => {
        const deal = series.deal(number)
        return deal && markedDeal(`${seed.serverSeed} ${number}`, deal)
      },
    }
  },
})

/** A table of every game by each of its rules. */
const TABLES = [...new Map(TABLE_PLANS.map((plan) => [`${plan.game.code} ${plan.game.variant}`, plan])).values()]
const CODES = TABLES.map(({ title }) => title.code)
const [FIRST = '', ...OTHERS] = CODES

type Page = Awaited<ReturnType<typeof openPage>>

/** A coup that takes bets, with pages that follow its table since before it opened: a stranger's, and one that has bet. */
type Begun = { readonly coup: string; readonly stranger: Page; readonly own: Page }

let rooms: TestRooms
let begun: ReadonlyMap<string, Begun>
const opened = new Set<Page>()
beforeAll(async () => {
  rooms = await openRooms(FIRST, OTHERS, { altered: marked })
  rooms.wallet.takeStakes('1', '10000')
  // A member has a limited number of pages.
  const halves = [CODES.slice(0, CODES.length / 2), CODES.slice(CODES.length / 2)]
  const pages = (await Promise.all(halves.map(openPages))).flat()
  await openCoups()
  begun = new Map(await Promise.all(pages.map(placeBets)))
  // Who bets on what is told twice a second at most: it is waited for at all tables together.
  await Promise.all(
    [...begun.values()].map(({ own }) =>
      own.hears('news', ({ news }) => news.kind === 'crowd' && news.crowd.spots.length > 0),
    ),
  )
})
afterAll(() => rooms.close())
afterEach(() => {
  for (const page of opened) page.leave()
  opened.clear()
})

type Pages = { readonly code: string; readonly stranger: Page; readonly own: Page }

async function openPages(codes: readonly string[]): Promise<Pages[]> {
  const [stranger, player] = await Promise.all([rooms.playerWith('0'), rooms.playerWith('1000000')])
  const follow = ({ session }: Player, code: string) => openPage(rooms.address, session, code)
  return Promise.all(
    codes.map(async (code) => ({ code, stranger: await follow(stranger, code), own: await follow(player, code) })),
  )
}

/** Opens a coup at all tables in the same moment. */
async function openCoups(): Promise<void> {
  const advance = () => Promise.all([...rooms.tables.values()].map((table) => table.advance()))
  await advance()
  rooms.passTime(Math.max(...TABLES.map(({ pace }) => pace.shuffling)))
  await advance()
}

async function placeBets({ code, own, ...page }: Pages): Promise<readonly [string, Begun]> {
  const table = tableOf(code)
  const coup = table.topic.state().coup?.id ?? expect.fail(`no coup takes bets at ${code}`)
  if (table.boxes) {
    own.say({ kind: 'take-box', table: code, box: 1 })
    await own.hears('boxes', ({ boxes }) => boxes.includes(1))
  }
  expect((await own.bet(coup, stakesAt(table))).fault).toBeNull()
  return [code, { ...page, own, coup }]
}

const tableOf = (code: string): Table => rooms.tables.get(code) ?? expect.fail(`no table ${code}`)

/** All marks that anybody may know by now. */
const revealed = new Set<string>()

function demandRevealed(text: string, what: string): void {
  for (const mark of text.match(MARK) ?? []) {
    if (!revealed.has(mark)) expect.fail(`${what} tells something that was not shown yet: ${text}`)
  }
}

/** Looks at what is shown of a coup by now: no turn before it is due by the pace of the table, no result before all turns. */
function lookAt(table: Table, dealtAt: number | null): void {
  const { coup, phase } = table.topic.state()
  if (!coup) return
  const { beforeTurns, turn } = table.plan.pace
  const passed = dealtAt === null ? -1 : rooms.clock().getTime() - dealtAt - beforeTurns
  const isDeciding = table.coup()?.deal.deciding !== undefined
  // Where players decide the pace begins anew after each step: only that nothing is shown before the first is known here.
  const due = passed < 0 ? 0 : isDeciding ? Number.POSITIVE_INFINITY : Math.floor(passed / turn) + 1
  expect(coup.shown.length).toBeLessThanOrEqual(due)
  for (const { face } of coup.shown) revealed.add(face)
  if (phase !== 'result') expect(coup.result).toBeNull()
  else for (const mark of JSON.stringify(coup.result).match(MARK) ?? []) revealed.add(mark)
}

/** What is asked by calls: by players' pages, and by the platform for its lobby. */
async function demandCallsTellNothing(code: string): Promise<void> {
  const { session } = begun.get(code)?.own ?? expect.fail(`nobody follows ${code}`)
  const [list, rules, board] = await Promise.all([
    callRooms<object>(rooms.address, { ...ROOM_CALLS.tables, session }),
    callRooms<object>(rooms.address, { ...ROOM_CALLS.rules, session, body: { tables: [code] } }),
    rooms.wallet.tell(rooms.address, 'board', {}),
  ])
  expect([list.status, rules.status]).toEqual([200, 200])
  VENDOR_CALLS.board.answer.parse(board.body)
  for (const { body } of [list, rules, board]) demandRevealed(JSON.stringify(body), `a call about ${code}`)
}

/** What a page was told, in its order: a mark comes first with the news that it is shown, or that the coup has ended so. */
function demandFramesInOrder(frames: readonly string[]): void {
  const told = new Set<string>()
  for (const frame of frames) {
    const message = JSON.parse(frame) as RoomMessage
    const marks = frame.match(MARK) ?? []
    const kind = message.kind === 'news' ? message.news.kind : message.kind
    const fresh = marks.filter((mark) => !told.has(mark))
    if (kind === 'shown') expect(fresh.length, frame).toBeLessThanOrEqual(1)
    else if (kind !== 'result') expect(fresh, frame).toEqual([])
    for (const mark of fresh) told.add(mark)
  }
}

/** A stake on each of the first spots: at a totalisator on both sides, so that it is not cancelled; on the own box only. */
const stakesAt = ({ plan, boxes }: Table): SpotStake[] =>
  plan.game.spots.slice(0, boxes ? 1 : 2).map(({ code }) => ({ spot: code, amount: plan.title.minimumStake }))

/** Makes the first move that a page is asked for with each hand. */
async function decideAll(page: Page, coup: string): Promise<void> {
  const mine = page.heard.findLast((message) => message.kind === 'mine' && message.coup === coup)
  if (mine?.kind !== 'mine' || !mine.asked) return
  const { step, hands } = mine.asked
  for (const { hand, moves, chosen } of hands) {
    const move = moves[0]?.move
    if (chosen === null && move !== undefined) await page.decide(coup, { step, hand, move })
  }
}

/** One coup from the bets that lie there to its result. */
async function playCoup(code: string): Promise<Begun & { readonly table: Table }> {
  const table = tableOf(code)
  const { own, stranger, coup } = begun.get(code) ?? expect.fail(`no coup at ${code}`)
  let [dealtAt, phase, isJoined]: [number | null, string, boolean] = [null, '', false]
  for (let steps = 0; phase !== 'result'; steps += 1) {
    if (steps > 200) throw new Error('the coup does not end')
    const due = await table.advance()
    const state = table.topic.state()
    if (state.phase === 'dealing') dealtAt ??= rooms.clock().getTime()
    lookAt(table, dealtAt)
    if (state.phase !== phase) await demandCallsTellNothing(code)
    phase = state.phase
    if (phase === 'deciding') {
      await own.hears('mine', (message) => message.coup === coup && message.asked !== undefined)
      await decideAll(own, coup)
    }
    // Whoever comes in the middle is told no more.
    if (phase === 'dealing' && state.coup?.shown.length === 1 && !isJoined) {
      isJoined = true
      const late = await openPage(rooms.address, own.session, code)
      opened.add(late)
      demandRevealed(late.frames.join('\n'), `the page of ${code} that came late`)
    }
    if (phase !== 'result') rooms.passTime(Math.max(0, due.getTime() - rooms.clock().getTime()))
  }
  await Promise.all([stranger, own].map((page) => page.hearsNews('result')))
  return { table, stranger, own, coup }
}

/** A replay of the coup while the next one is on: it tells no more than was shown. */
async function demandReplayTellsNothing(table: Table, coup: string): Promise<void> {
  await rooms.dealUntil('betting', table)
  const { rows } = await rooms.pool.query('select id, member from rooms.seat where coup = $1', [coup])
  const { body } = await replayOf(rooms, rows[0].id, rows[0].member)
  expect(body.coup.shown.length).toBeGreaterThan(0)
  demandRevealed(JSON.stringify(body), `the replay of ${table.plan.title.code}`)
}

test.each(CODES)('%s: nothing of a coup stands in any frame or answer before it is shown', async (code) => {
  const { table, stranger, own, coup } = await playCoup(code)
  for (const page of [stranger, own]) {
    expect(page.frames.join('').match(MARK)?.length).toBeGreaterThan(1)
    demandFramesInOrder(page.frames)
  }
  await demandReplayTellsNothing(table, coup)
})
