import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findFaketime } from '../../../../tools/launcher/src/test-parts/faketime.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import type { BettingResult, BettingTask } from './bettors.fixture.ts'
import { LOTTERY, openLottery } from './lottery.fixture.ts'

const library = findFaketime()
const leftOut = library ? '' : ' (left out: run "sudo apt-get install faketime")'

const ATTEMPTS = 100_000
const BETTORS = 16
const OPEN_MS = 20_000
const MINUTES = 60_000

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A server whose clock is off by so many seconds, as a process of its own; its members bet when they are told to. */
async function serverWith(off: string) {
  const program = fork(join(import.meta.dirname, 'bettors.fixture.ts'), {
    env: { ...process.env, LD_PRELOAD: library ?? '', FAKETIME: off, FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  })
  onTestFinished(() => void program.kill())
  const broken = once(program, 'exit').then(([code]): never => {
    throw new Error(`the bettors ended with ${code}`)
  })
  // It ends when all is told; before that somebody waits for this.
  broken.catch(() => undefined)
  const told = async <Told>(): Promise<Told> => {
    const [message] = await Promise.race([once(program, 'message'), broken])
    return message
  }
  const ready = told<'ready'>()
  program.send(house.clones.serverUrl)
  await ready
  return async (task: BettingTask): Promise<BettingResult> => {
    const result = told<BettingResult>()
    program.send(task)
    return result
  }
}

test.skipIf(!library)(
  `of ${ATTEMPTS} bets around the end of an issue at two servers with wrong clocks none is late, and none is lost${leftOut}`,
  { timeout: 20 * MINUTES },
  async () => {
    const story = openStory(house)
    const lottery = openLottery(house)
    const members = await Promise.all(Array.from({ length: BETTORS }, () => story.member()))
    for (const member of members) await story.deposit(member, '10000.00')
    const [slowServer, fastServer] = await Promise.all([serverWith('-2s'), serverWith('+2s')])
    const issue = await lottery.addIssue(LOTTERY, OPEN_MS)
    const tokens = members.map(({ token }) => token)
    const task = { game: LOTTERY, issue, attempts: ATTEMPTS / 2 }
    let isOver = false
    const sealing = (async () => {
      while (!isOver) await house.followPlay()
    })()
    const results = await Promise.all([
      slowServer({ ...task, tokens: tokens.slice(0, BETTORS / 2) }),
      fastServer({ ...task, tokens: tokens.slice(BETTORS / 2) }),
    ])
    isOver = true
    await sealing
    await lottery.follow(issue)

    const [slow, fast] = results.map(({ clock }) => clock)
    expect((fast ?? 0) - (slow ?? 0)).toBeGreaterThan(2_000)
    for (const { refused, taken, takenLater } of results) {
      expect(Object.keys(refused)).toEqual(['issue_closed'])
      expect(taken).toBeGreaterThan(100)
      expect(takenLater).toBe(0)
    }
    const taken = results.reduce((sum, one) => sum + one.taken, 0)
    const { rows } = await house.pool.query(
      `select count(*)::int as tickets, count(*) filter (where ticket.placed_at >= seals_at)::int as late,
              count(*) filter (where round.state <> 'settled')::int as open, sum(ticket.stake)::bigint as staked,
              bool_and(drawn_at > sealed_at and sealed_at >= seals_at) as ordered
         from lottery.ticket join lottery.issue on issue.id = ticket.issue join wagers.round on round.id = ticket.id
        where issue.number = $1`,
      [issue],
    )
    expect(rows[0]).toEqual({ tickets: taken, late: 0, open: 0, staked: BigInt(taken) * 200n, ordered: true })
  },
)
