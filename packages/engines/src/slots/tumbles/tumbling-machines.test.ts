import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../../../tools/launcher/src/slow-tests.ts'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { coinsOf, type SlotMachine } from '../machine.ts'
import { playStops, spin } from '../spin.ts'
import andamanPearlSheet from './andaman-pearl.par-sheet.json' with { type: 'json' }
import { andamanPearl } from './andaman-pearl.ts'
import emeraldGardenSheet from './emerald-garden.par-sheet.json' with { type: 'json' }
import { emeraldGarden } from './emerald-garden.ts'
import orchidPrincessSheet from './orchid-princess.par-sheet.json' with { type: 'json' }
import { orchidPrincess } from './orchid-princess.ts'
import sweetThaiTeaSheet from './sweet-thai-tea.par-sheet.json' with { type: 'json' }
import { sweetThaiTea } from './sweet-thai-tea.ts'
import thaiDessertJarSheet from './thai-dessert-jar.par-sheet.json' with { type: 'json' }
import { thaiDessertJar } from './thai-dessert-jar.ts'
import thousandfoldThunderSheet from './thousandfold-thunder.par-sheet.json' with { type: 'json' }
import { thousandfoldThunder } from './thousandfold-thunder.ts'
import watermelonCrushSheet from './watermelon-crush.par-sheet.json' with { type: 'json' }
import { watermelonCrush } from './watermelon-crush.ts'

const MACHINES = [
  [sweetThaiTea, sweetThaiTeaSheet],
  [thaiDessertJar, thaiDessertJarSheet],
  [watermelonCrush, watermelonCrushSheet],
  [emeraldGarden, emeraldGardenSheet],
  [andamanPearl, andamanPearlSheet],
  [orchidPrincess, orchidPrincessSheet],
  [thousandfoldThunder, thousandfoldThunderSheet],
] as const

/** As it was when the sheet was printed: `./sanuk par slots` computes it anew. */
const digestOf = (machine: SlotMachine) => createHash('sha256').update(JSON.stringify(machine)).digest('hex')

test.each(MACHINES)('$code: the stored par sheet has the machine’s digest; RTP in range', (machine, printed) => {
  expect(printed).toMatchObject({
    code: machine.code,
    mathVersion: machine.mathVersion,
    digest: digestOf(machine),
  })
  expect(Number(printed.returnToPlayer.total)).toBeGreaterThan(95.9)
  expect(Number(printed.returnToPlayer.total)).toBeLessThan(96.7)
})

const ROUNDS = runsSlowTests ? 200_000 : 8_000

test.each(MACHINES)(
  '$code: simulated rounds fit the par sheet within four standard errors',
  { timeout: 300_000 },
  (machine, printed) => {
    const draw = drawFrom(seededBytes(20))
    let [won, hits, features, most] = [0, 0, 0, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      const { steps, win } = spin(machine, draw)
      won += win
      most = Math.max(most, win)
      if (paidSpinWins(steps)) hits += 1
      if (steps.some(({ kind }) => kind === 'free')) features += 1
    }
    const errors = (told: number, counted: number, deviation: number) =>
      Math.abs(told - counted) / (deviation / Math.sqrt(ROUNDS))
    const stakes = won / coinsOf(machine) / ROUNDS
    expect(errors(stakes, Number(printed.exact.total), Number(printed.standardDeviation))).toBeLessThan(4)
    for (const [count, every] of [
      [hits, Number(printed.hitEvery)],
      [features, Number(printed.featureEvery)],
    ] as const) {
      // Printed cut off after two decimals: the chance lies between that of one in so many, and in 0.01 more.
      const [least, most] = [1 / (every + 0.01), 1 / every]
      const nearest = Math.min(Math.max(count / ROUNDS, least), most)
      expect(errors(count / ROUNDS, nearest, Math.sqrt(nearest * (1 - nearest)))).toBeLessThan(4)
    }
    expect(most).toBeLessThanOrEqual(printed.maximumWinMultiple * coinsOf(machine))
  },
)

/** Before any free spin. */
function paidSpinWins(steps: ReturnType<typeof spin>['steps']): boolean {
  const free = steps.findIndex(({ kind }) => kind === 'free')
  return (free === -1 ? steps : steps.slice(0, free)).some(({ win }) => win > 0)
}

test.each(MACHINES)('$code: the opening reels show no win', (machine: SlotMachine) => {
  const before = { kind: 'base', left: 0, room: machine.freeSpins.most, filled: [] } as const
  expect(playStops(machine, before, machine.opening)).toMatchObject([{ win: 0, scatter: null, symbolWins: [] }])
})
