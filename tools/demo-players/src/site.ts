import { randomBytes, randomUUID } from 'node:crypto'
import { depositMethods, requestDeposit } from '@sanuk/contracts/cashier'
import { launchGame, listGames } from '@sanuk/contracts/catalogue'
import { register } from '@sanuk/contracts/registration'
import { openWire } from '@sanuk/wire/wire'

/** The site as a browser uses it: the same calls, sealed where they are. Nobody signs in until somebody has joined. */
export function createSite(origin: string) {
  const visitor = openWire({ origin, language: () => 'th', token: () => null })
  const as = (token: string) => openWire({ origin, language: () => 'th', token: () => token })

  return {
    /** Opens an account with a password that nobody keeps, and answers its token. */
    join: async (username: string): Promise<string> => {
      const password = randomBytes(24).toString('base64url')
      const wish = { username, password, confirmPassword: password, birthday: '1995-04-13', agree: true }
      const done = await visitor(register, { body: wish })
      if (done.outcome !== 'signed_in') throw new Error(`a new member was asked for more: ${done.outcome}`)
      return done.token
    },
    /** Asks for a payment code and has the demo bank pay it. */
    deposit: async (token: string, amount: string): Promise<void> => {
      const call = as(token)
      const [method] = (await call(depositMethods)).methods
      if (!method?.demoBank) throw new Error('this brand has no demo bank')
      const { payload } = await call(requestDeposit, { body: { requestId: randomUUID(), method: 'promptpay', amount } })
      const paid = await fetch(new URL('/api/pay', method.demoBank), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload }),
      })
      if (!paid.ok) throw new Error(`the demo bank answered ${paid.status}`)
    },
    /** Opens a slot that can be played and answers its address: the first in the lobby, or the one picked of so many. */
    openGame: async (token: string, pick: (count: number) => number = () => 0): Promise<URL> => {
      const { list } = await visitor(listGames, { query: { gameType: 'RNG' } })
      const slots = list.filter(({ playable, lines }) => playable && lines !== null)
      const game = slots[pick(slots.length)]
      if (!game) throw new Error('no slot can be played yet')
      const { content } = await as(token)(launchGame, { body: { nodeId: game.nodeId, device: 'desktop' } })
      return new URL(content)
    },
  }
}
