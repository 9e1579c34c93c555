import { expect, test } from 'vitest'
import { drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { type FamilyCode, PLAYS, quickPicks } from './bets.ts'
import { DRAWN } from './draws.ts'
import type { Hits } from './play.ts'
import { SETTLED } from './settle.ts'

const PERMUTATIONS = 10_000
const DAY = '2026-11-27'
/** A family of each way to settle: digits at places, balls with attributes of a year, prizes that pay for each hit. */
const FAMILIES: readonly FamilyCode[] = ['SSC', 'LHC', 'VN_NORTH']

test.each(FAMILIES)('%s: bets win the same in whichever order they are settled', (family) => {
  const draw = drawFrom(seededBytes(7))
  const result = DRAWN[family].draw(draw)
  const bets = [...PLAYS[family].values()].flatMap((play) =>
    quickPicks(play, 2, draw).map((selection) => ({ play: play.code, selection })),
  )
  expect(bets.length).toBeGreaterThan(20)
  const told = new Map(bets.map((bet) => [bet, hitsOf(bet, SETTLED[family](result, DAY))]))
  // One reading of the result serves all bets of an issue.
  const settled = SETTLED[family](result, DAY)
  let other = 0
  for (let times = 0; times < PERMUTATIONS; times += 1) {
    const at = draw(bets.length)
    const first = bets[at]
    const last = bets.pop()
    if (!first || !last) throw new Error('no bets')
    if (at < bets.length) bets[at] = last
    bets.unshift(first)
    for (const bet of bets.slice(0, 12)) other += Number(!alike(hitsOf(bet, settled), told.get(bet)))
  }
  expect(other).toBe(0)
})

type Bet = { readonly play: string; readonly selection: ReturnType<typeof quickPicks>[number] }

function hitsOf({ play, selection }: Bet, settled: ReturnType<(typeof SETTLED)[FamilyCode]>): Hits {
  const hits = settled.get(play)?.(selection)
  if (!hits) throw new Error(`no play is called ${play}`)
  return hits
}

const alike = (one: Hits, other: Hits | undefined): boolean =>
  one.refunded === other?.refunded && one.won.every((units, tier) => units === other.won[tier])
