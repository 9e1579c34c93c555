import { isDeepStrictEqual as isEqual } from 'node:util'
import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import { parseAmount } from '@sanuk/money/amount'
import { inCurrency } from '@sanuk/money/by-currency'
import { VendorRefusal } from '@sanuk/vendor-server/vendor/vendor-refusal'
import { slotGame } from '../games/games.ts'
import type { FreeGrantStore, NewGrant } from './free-grant-store.ts'
import { isPlayedFree } from './is-played-free.ts'

type Needs = { readonly grants: FreeGrantStore; readonly clock: () => Date }

/** What the platform grants its members, and takes back. Both may be asked again and count once. */
export function grantFreeRounds({ grants, clock }: Needs) {
  return {
    freeRounds: async (request: VendorRequest<'freeRounds'>): Promise<VendorAnswer<'freeRounds'>> => {
      const wanted = wantedBy(request)
      const isPlayed = wanted.games.every((game) => {
        const stakes = slotGame(game)?.stakes
        return isPlayedFree(game) && stakes && inCurrency(stakes, request.currency).includes(wanted.stake)
      })
      if (!isPlayed) throw new VendorRefusal('INVALID_REQUEST', 'not all of these games are played free at this stake')
      await grants.keep(wanted, clock())
      const kept = await grants.find(wanted.name)
      const { revokedAt: _, used: __, won: ___, ...same } = kept ?? { revokedAt: null, used: 0, won: 0n }
      if (!isEqual(same, wanted))
        throw new VendorRefusal('DUPLICATE_TRANSACTION', 'this grant was made for something else')
      return { status: 'OK' }
    },
    revokeFreeRounds: async ({
      grant,
    }: VendorRequest<'revokeFreeRounds'>): Promise<VendorAnswer<'revokeFreeRounds'>> => {
      if (!(await grants.revoke(grant, clock()))) throw new VendorRefusal('INVALID_REQUEST', 'no such grant')
      return { status: 'OK' }
    },
  }
}

function wantedBy(request: VendorRequest<'freeRounds'>): NewGrant {
  const { grant: name, member, currency, games, rounds, stake, mostWin, from, until } = request
  return {
    name,
    member,
    currency,
    games,
    rounds,
    stake: parseAmount(stake),
    mostWin: parseAmount(mostWin),
    from: new Date(from),
    until: new Date(until),
  }
}
