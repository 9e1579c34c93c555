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

test('a solved challenge is accepted once across processes', async () => {
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
  'refuses a malformed proof: %#',
  async (text) => {
    expect(await shown(text)).toBe('human_check_required')
  },
)

test('refuses a challenge without its solution', async () => {
  const { challenge } = read(await solved())
  expect(await shown(written({ challenge, solution: { counter: 0, derivedKey: 'ab'.repeat(32) } }))).toBe(
    'human_check_required',
  )
})

test('refuses a challenge whose expiry or nonce was changed', async () => {
  const { challenge, solution } = read(await solved())
  const { parameters } = challenge
  const longer = { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } }
  const renamed = { ...challenge, parameters: { ...parameters, nonce: 'ab'.repeat(16) } }
  expect(await shown(written({ challenge: longer, solution }))).toBe('human_check_required')
  expect(await shown(written({ challenge: renamed, solution }))).toBe('human_check_required')
})

test('a solved challenge is valid for its own brand only', async () => {
  const proof = await solved()
  expect(await shown(proof, stranger)).toBe('human_check_required')
  expect(await shown(proof)).toBe('accepted')
})

test('a solved challenge is valid for twenty minutes, and cannot be reused once purged', async () => {
  const [early, late] = [await solved(), await solved()]
  opened.passTime(19 * 60_000)
  expect(await shown(early)).toBe('accepted')
  opened.passTime(2 * 60_000)
  expect(await shown(late)).toBe('human_check_required')
  await brand.within(() => opened.forgetOnce())
  expect(await shown(early)).toBe('human_check_required')
})
