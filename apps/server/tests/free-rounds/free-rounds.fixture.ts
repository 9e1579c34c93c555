import { randomUUID } from 'node:crypto'
import type { FreeRoundsDraft } from '@sanuk/contracts/office-free-rounds'
import { expect } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { type Answer, GAME, type Staff, type TestHouse } from '../house.fixture.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** What operators and a vendor do about free rounds in a house. */
export function freeRoundsIn(house: TestHouse) {
  const ask = async (method: string, path: string, more: { body?: unknown; as?: Staff } = {}) =>
    house.call({
      method,
      path: `/ops/free-rounds${path}`,
      part: 'office' as const,
      body: more.body,
      token: await house.operatorToken(more.as),
    })
  const draftFor = (usernames: readonly string[], more: Partial<FreeRoundsDraft> = {}): FreeRoundsDraft => ({
    names: { th: 'รอบฟรี', en: 'Free rounds' },
    vendor: 'STUDIO',
    games: [GAME],
    rounds: 3,
    stake: '5',
    mostWin: '100',
    play: 200,
    from: null,
    until: new Date(house.clock().getTime() + DAY_MS).toISOString(),
    audience: { to: 'members', usernames: [...usernames] },
    ...more,
  })
  /** A new member with 100 baht who has opened the game. */
  const seat = async () => {
    const username = newUsername()
    const token = (await house.register(username)).body.value.token
    const wish = { requestId: randomUUID(), method: 'promptpay', amount: '100' }
    const { reference } = (await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body: wish })).body
      .value
    const paidAt = new Date().toISOString()
    await house.pay({ bankReference: randomUUID(), reference, amount: '100', currency: 'THB', paidAt })
    const games = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
    const launch = async () => {
      const body = { nodeId: games.body.value.list[0].nodeId, device: 'desktop' }
      await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
      return house.vendor.launches.at(-1)?.ticket ?? ''
    }
    const ticket = await launch()
    const { body } = await house.seamless('authenticate', { token: ticket })
    const common = { token: ticket, member: body.member as string, currency: 'THB', game: GAME }
    const call = (name: string, fields: object): Promise<Answer> =>
      house.seamless(name, { ...common, transaction: randomUUID(), ...fields })
    return { username, token, member: common.member, call, ...playing(call) }
  }
  return {
    ask,
    draftFor,
    seat,
    /** Grants a member free rounds; answers the campaign and what the vendor calls the grant. */
    grant: async ({ username, member }: { username: string; member: string }, more: Partial<FreeRoundsDraft> = {}) => {
      const reply = await ask('POST', '', { body: draftFor([username], more) })
      expect(reply).toMatchObject({ status: 200, body: { value: { proposal: null } } })
      const told = house.vendor.freeRounds.findLast((one) => one.member === member)
      return { campaign: reply.body.value.id as string, bonus: told?.grant ?? '' }
    },
    approve: async (proposal: string, as: Staff = 'supervisor') =>
      house.call({
        method: 'POST',
        path: `/ops/approvals/${proposal}/approve`,
        part: 'office' as const,
        token: await house.operatorToken(as),
      }),
  }
}

function playing(call: (name: string, fields: object) => Promise<Answer>) {
  const bet = (bonus: string, fields: object = {}) =>
    call('bet', { round: randomUUID(), amount: '5', bonus, ...fields })
  return {
    bet,
    /** Plays a whole free round. */
    play: async (bonus: string, won: string) => {
      const round = randomUUID()
      const begun = await bet(bonus, { round })
      if (begun.status !== 200) return begun
      return call('win', { round, amount: won, bonus, roundClosed: true })
    },
  }
}
