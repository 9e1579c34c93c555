import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedGuard, openGuard, outcomeOf, someBrand } from './guard.fixture.ts'

let opened: OpenedGuard
beforeAll(async () => {
  opened = await openGuard()
})
afterAll(() => opened.close())

/** Somebody with a secret, guessed at in two processes in turn. */
function guessing() {
  const brand = someBrand()
  const entry = { name: 'test', limit: 5, seconds: 900, subject: 'somebody' }
  let judged = 0
  const guess = async (isRight: boolean, at = 0): Promise<string> => {
    const { budgets } = at % 2 === 0 ? opened.guard : opened.other
    const told = brand.within(() =>
      budgets.judge(brand.id, entry, async () => {
        judged += 1
        return isRight
      }),
    )
    const outcome = await outcomeOf(told)
    if (outcome !== 'accepted') return outcome
    return (await told) ? 'right' : 'wrong'
  }
  return {
    guess,
    many: (guesses: readonly boolean[]) => Promise.all(guesses.map((isRight, at) => guess(isRight, at))),
    judged: () => judged,
  }
}

const count = (outcomes: readonly string[], which: string) => outcomes.filter((outcome) => outcome === which).length

test('of a hundred parallel wrong guesses five are told to be wrong', async () => {
  const { many, guess, judged } = guessing()
  const outcomes = await many(Array.from({ length: 100 }, () => false))
  expect([count(outcomes, 'wrong'), count(outcomes, 'too_many_requests')]).toEqual([5, 95])
  // Nobody hears whether a later guess is right, and it is not even judged: a code that is good once stays good.
  const before = judged()
  expect(await guess(true)).toBe('too_many_requests')
  expect(judged()).toBe(before)
})

test('a hundred parallel right guesses all pass, also after four wrong ones', async () => {
  const { many, guess } = guessing()
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await guess(false)).toBe('wrong')
  expect(count(await many(Array.from({ length: 100 }, () => true)), 'right')).toBe(100)
  expect([await guess(false), await guess(false)]).toEqual(['wrong', 'too_many_requests'])
})

test('a right guess judged while the budget is used up by wrong ones is not told to be right', async () => {
  const brand = someBrand()
  const entry = { name: 'test', limit: 5, seconds: 900, subject: 'somebody' }
  const { budgets } = opened.guard
  const told = brand.within(() =>
    budgets.judge(brand.id, entry, async () => {
      for (let wrong = 0; wrong < 5; wrong += 1) await budgets.judge(brand.id, entry, async () => false)
      return true
    }),
  )
  expect(await outcomeOf(told)).toBe('too_many_requests')
})
