import { expect, onTestFinished, test } from 'vitest'
import { openHouse } from '../house.fixture.ts'
import type { Seat } from '../story.fixture.ts'
import { declare, openSettling } from './settle.fixture.ts'

// Days pass here, which those of other tests do not: the house is its own.
test('a correction days later counts for the day on which the round was settled first', async () => {
  const house = await openHouse()
  onTestFinished(house.close)
  await house.synchroniseCatalogue()
  const settling = openSettling(house)
  const { member, seat } = await settling.seated()
  const round = await settling.staked(seat)
  await settling.settled(declare(round, { win: '15' }))
  const wonOf = async (seated: Seat) => {
    await house.followPlay()
    const { rows } = await house.pool.query(
      'select win::text, stake::text from turnover.member_day where member = $1',
      [seated.member],
    )
    return rows
  }
  expect(await wonOf(seat)).toEqual([{ win: '150000', stake: '100000' }])
  house.passTime(3 * 24 * 60 * 60 * 1000)
  await settling.settled(declare(round, { version: 2, win: '45' }))
  expect(await wonOf(seat)).toEqual([{ win: '450000', stake: '100000' }])
  expect(await settling.story.balance(await settling.story.signIn(member))).toBe('1035.00')
})
