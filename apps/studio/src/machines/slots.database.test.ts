import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { SLOTS } from './slots.ts'
import { expectVerified } from './verified.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const ROUNDS = 10

test.each(SLOTS)('$machine.code: paid spins can be replayed, and their replays verify', async ({ machine }) => {
  const player = await studio.playerWith('10000', machine.code)
  expect(player.opened.body).toMatchObject({ machine: { code: machine.code }, unfinished: null })
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push((await player.spin('100')).body)
  await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
  for (const { balance: _, ...result } of rounds) {
    const { body } = await replayAt(studio.address, await replayTicket(studio, result.round, player.member))
    expect(body).toMatchObject({ machine: { code: machine.code }, result })
    expectVerified(body)
  }
})
