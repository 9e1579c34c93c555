import { type HumanProof, humanProof } from '@sanuk/contracts/guard'
import { solveHumanCheck } from '@sanuk/wire/human-proof'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedGuard, openGuard, outcomeOf, someBrand } from './guard.fixture.ts'

let opened: OpenedGuard
beforeAll(async () => {
  opened = await openGuard()
})
afterAll(() => opened.close())

const brand = someBrand()
const stranger = someBrand()
const solved = async () => solveHumanCheck(await brand.within(() => opened.guard.human.challenge(brand.id)))
const shown = (proof: string | undefined, at = brand) =>
  at.within(() => outcomeOf(opened.guard.human.demand(at.id, proof)))
const read = (proof: string): HumanProof => humanProof.parse(JSON.parse(atob(proof)))
const written = (proof: unknown): string => btoa(JSON.stringify(proof))

test('an answered riddle opens one call, whichever process is asked', async () => {
  const proof = await solved()
  const outcomes = await brand.within(() =>
    Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        outcomeOf((turn % 2 ? opened.guard : opened.other).human.demand(brand.id, proof)),
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'human_check_required')).toHaveLength(19)
})

test.each([undefined, '', 'x', written({}), written({ challenge: {}, solution: {} }), 'A'.repeat(5000)])(
  'what is no proof opens nothing: %#',
  async (text) => {
    expect(await shown(text)).toBe('human_check_required')
  },
)

test('a riddle that nobody answered opens nothing', async () => {
  const { challenge } = read(await solved())
  expect(await shown(written({ challenge, solution: { counter: 0, derivedKey: 'ab'.repeat(32) } }))).toBe(
    'human_check_required',
  )
})

test('a riddle made easier, or good for longer, is not ours any more', async () => {
  const { challenge, solution } = read(await solved())
  const { parameters } = challenge
  const longer = { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } }
  const renamed = { ...challenge, parameters: { ...parameters, nonce: 'ab'.repeat(16) } }
  expect(await shown(written({ challenge: longer, solution }))).toBe('human_check_required')
  expect(await shown(written({ challenge: renamed, solution }))).toBe('human_check_required')
})

test('an answer is good for its brand alone', async () => {
  const proof = await solved()
  expect(await shown(proof, stranger)).toBe('human_check_required')
  expect(await shown(proof)).toBe('accepted')
})

test('an answer is good for twenty minutes, and its name is kept no longer', async () => {
  const [early, late] = [await solved(), await solved()]
  opened.passTime(19 * 60_000)
  expect(await shown(early)).toBe('accepted')
  opened.passTime(2 * 60_000)
  expect(await shown(late)).toBe('human_check_required')
  await brand.within(() => opened.forgetOnce())
  expect(await shown(early)).toBe('human_check_required')
})
