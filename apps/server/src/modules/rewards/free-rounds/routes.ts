import * as contract from '@sanuk/contracts/free-rounds'
import { writeAmount } from '@sanuk/money/amount'
import type { Game, GamesNamed } from '#platform/capabilities/game'
import type { Serve } from '#platform/serve'
import type { FreeRounds, Grant } from './index.ts'

type Needs = { readonly freeRounds: FreeRounds; readonly gamesNamed: GamesNamed }

export function freeRoundsRoutes(serve: Serve, { freeRounds, gamesNamed }: Needs): void {
  serve(contract.freeRounds, async ({ caller, language }) => {
    const list = await freeRounds.ofMember(caller.id)
    const games = await gamesNamed(list.flatMap(({ campaign }) => campaign.games.map((code) => named(campaign, code))))
    return {
      list: list.map((grant) => ({
        ...written(grant),
        name: grant.campaign.names[language],
        games: grant.campaign.games.flatMap((code) => shown(games.get(`${grant.campaign.vendor} ${code}`))),
      })),
    }
  })
}

const named = ({ vendor }: Grant['campaign'], code: string) => ({ vendor, code })

const shown = (game: Game | undefined) =>
  game?.playable
    ? [{ nodeId: game.nodeId, code: game.code, names: game.names, thumbnail: game.picture.sources[0]?.url ?? null }]
    : []

function written({ grant: id, used, paid, campaign }: Grant) {
  const { rounds, stake, mostWin, play, from, until } = campaign
  return {
    id,
    rounds,
    left: rounds - used,
    play,
    stake: writeAmount(stake),
    paid: writeAmount(paid),
    mostWin: writeAmount(mostWin),
    from: from.toISOString(),
    until: until.toISOString(),
  }
}
