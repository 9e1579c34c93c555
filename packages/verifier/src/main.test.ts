import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAWS, recordOf } from './drawn-in-python.fixture.ts'
import { dragonTigerInPython, SERIES, seriesInPython } from './live-in-python.fixture.ts'
import { SHOES, shoeInPython } from './shoe-in-python.fixture.ts'
import { ROUNDS, yeekeeRecordOf } from './yeekee-in-python.fixture.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sanuk-verify-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Runs the program that verifies without a network, as its user does. */
function verify(record: object) {
  const file = join(directory, 'draw.json')
  writeFileSync(file, JSON.stringify(record))
  const program = fileURLToPath(new URL('./main.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const [DRAW] = DRAWS
if (!DRAW) throw new Error('there is no draw')

test('sanuk-verify: confirms both checks of a draw', () => {
  const { status, lines } = verify(recordOf(DRAW))
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain(`drawn-in-python 20261127-1: SSC, ${DRAW.result.join(' ')}, seal 1000`)
  expect(lines.slice(1).every((line) => line.startsWith('  ✓'))).toBe(true)
  expect(status).toBe(0)
})

test('sanuk-verify: ends with 1 for a draw with another result, and says which check fails', () => {
  const { status, lines } = verify(recordOf(DRAW, { result: DRAW.result.toReversed() }))
  expect(lines[1]).toMatch(/✓ the seed is the one/)
  expect(lines[2]).toMatch(/✗ the seed and the seal of the ledger give these numbers/)
  expect(status).toBe(1)
})

test('sanuk-verify: ends with 1 for an issue that is not drawn yet', () => {
  const { status, lines } = verify(recordOf(DRAW, { seed: null, head: null, result: null }))
  expect(lines[1]).toMatch(/\? the seed is not told yet/)
  expect(status).toBe(1)
})

test('sanuk-verify: ends with 1 for what is no record', () => {
  const { status, lines } = verify({ ...recordOf(DRAW), family: 'BINGO' })
  expect(lines[0]).toMatch(/no record of a round, a draw, a shoe or a series$/)
  expect(status).toBe(1)
})

test('sanuk-verify: confirms a round of Yeekee, and rejects one with a shot that nobody made', () => {
  const [round] = ROUNDS
  if (!round) throw new Error('there is no round')
  const { status, lines } = verify(yeekeeRecordOf(round))
  expect(lines[0]).toContain('drawn-in-python 20261127-1: 0 shots, own')
  expect(lines.slice(2).map((line) => line.slice(0, 3))).toEqual(['  ✓', '  ✓'])
  expect(status).toBe(0)
  expect(verify(yeekeeRecordOf(round, { shots: ['12345'] })).status).toBe(1)
})

test('sanuk-verify: confirms all checks of a shoe, and says where another one differs first', () => {
  const [shoe] = SHOES
  if (!shoe) throw new Error('there is no shoe')
  const record = shoeInPython(shoe)
  const { status, lines } = verify(record)
  expect(lines[0]).toContain(`dealt in python 1: baccarat, commission, ${shoe.coups.length} coups`)
  expect(lines.slice(1).map((line) => line.slice(0, 3))).toEqual(['  ✓', '  ✓', '  ✓', '  ✓'])
  expect(status).toBe(0)
  const altered = verify({ ...record, coups: record.coups.toReversed() })
  expect(altered.lines[3]).toMatch(/^ {4}coup 1: player .*; expected player /)
  expect(altered.status).toBe(1)
  expect(verify({ ...record, serverSeed: null }).status).toBe(1)
})

test('sanuk-verify: confirms a shoe of dragon tiger, and all checks of a series, and says where another one differs', () => {
  const shoe = verify(dragonTigerInPython())
  expect(shoe.lines[0]).toMatch(/dealt in python: dragon tiger, \d+ coups, \d+ bets$/)
  expect(shoe.lines.slice(1).map((line) => line.slice(0, 3))).toEqual(['  ✓', '  ✓', '  ✓', '  ✓'])
  const [series] = SERIES
  if (!series) throw new Error('there is no series')
  const record = seriesInPython(series)
  const { status, lines } = verify(record)
  expect(lines[0]).toMatch(/drawn in python, roulette: roulette, 100 outcomes, \d+ bets$/)
  expect(lines.slice(1).map((line) => line.slice(0, 3))).toEqual(['  ✓', '  ✓', '  ✓'])
  expect([shoe.status, status]).toEqual([0, 0])
  const altered = verify({ ...record, outcomes: record.outcomes.toReversed() })
  expect(altered.lines[3]).toMatch(/^ {4}outcome 1: number \d+; expected number \d+/)
  expect(altered.status).toBe(1)
  expect(verify({ ...record, serverSeed: null }).status).toBe(1)
})
