import { randomBytes, randomUUID } from 'node:crypto'
import { checkAffiliate } from '@sanuk/contracts/agent-links'
import { depositMethods, requestDeposit } from '@sanuk/contracts/cashier'
import { type GameEntry, launchGame, listGames } from '@sanuk/contracts/catalogue'
import { jackpots } from '@sanuk/contracts/jackpots'
import { register } from '@sanuk/contracts/registration'
import { openWire } from '@sanuk/wire/wire'
import { betOnLottery } from './lottery.ts'
import { slotsOfPools } from './slots-of-pools.ts'
import { shootAtYeekee } from './yeekee.ts'

/** The site as a browser uses it: the same calls, sealed where they are. Nobody signs in until somebody has joined. */
export function createSite(origin: string) {
  const visitor = openWire({ origin, language: () => 'th', token: () => null })
  const as = (token: string) => openWire({ origin, language: () => 'th', token: () => token })

  /** Games of a category that can be played, the first of the lobby first. */
  const playable = async (gameType: 'RNG' | 'LIVE' | 'COCKFIGHT'): Promise<GameEntry[]> => {
    const found: GameEntry[] = []
    for (let after: string | undefined; ; ) {
      const query = { gameType, pageSize: '56', ...(after && { after }) }
      const { list, next } = await visitor(listGames, { query })
      found.push(...list.filter(({ playable, isGame }) => playable && isGame === 'GAME'))
      if (next === null) return found
      after = next
    }
  }

  /** Machines with lines; the others of their kind are not told from games that are played otherwise. */
  const slots = async (): Promise<GameEntry[]> => (await playable('RNG')).filter(({ lines }) => lines !== null)

  return {
    slots,
    /** Arenas and live tables. */
    tables: async () => [...(await playable('COCKFIGHT')), ...(await playable('LIVE'))],
    /** Whether an invitation is open. */
    isOpen: async (code: string): Promise<boolean> => (await visitor(checkAffiliate, { query: { code } })).success,
    /** A small bet on a lottery. */
    betOnLottery: (token: string) => betOnLottery(as(token)),
    /** A number for a round of Yeekee. */
    shootAtYeekee: (token: string) => shootAtYeekee(as(token)),
    /** Opens an account with a password that nobody keeps, and answers its token; by an invitation where there is one. */
    join: async (username: string, affiliateCode?: string): Promise<string> => {
      const password = randomBytes(24).toString('base64url')
      const wish = { username, password, confirmPassword: password, birthday: '1995-04-13', agree: true, affiliateCode }
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
    /** Slots that fill a jackpot pool, those of the fullest pool first: every pool is a slot's. */
    jackpotSlots: async (): Promise<GameEntry[]> => {
      const [{ list: pools }, all] = await Promise.all([visitor(jackpots), playable('RNG')])
      return slotsOfPools(pools, all)
    },
    /** Opens a slot and answers its address: the one that is named, or the first of the lobby. */
    openGame: async (token: string, named?: GameEntry): Promise<URL> => {
      const game = named ?? (await slots())[0]
      if (!game) throw new Error('no slot can be played yet')
      const { content } = await as(token)(launchGame, { body: { nodeId: game.nodeId, device: 'desktop' } })
      return new URL(content)
    },
  }
}
