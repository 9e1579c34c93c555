import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { realCurrencies } from '@sanuk/money/currency'
import { listedTitle } from '@sanuk/vendor-server/titles/listed-title'
import type { Title } from '@sanuk/vendor-server/titles/title'
import { isPlayedFree } from '../free-rounds/is-played-free.ts'
import { playableGame } from '../games/games.ts'
import type { Stakes } from '../games/stakes.ts'
import { poolOf } from '../jackpots/pools.ts'
import type { ArtManifest } from '../titles/art.ts'
import { TITLES, VASSALAGES } from '../titles/catalogue.ts'

type ListedGame = VendorAnswer<'games'>['games'][number]

/** Every title of the Studio as the platform lists it, with the addresses of its art on our origin. */
export function gameList(art: ArtManifest, origin: string): VendorAnswer<'games'> {
  return { games: TITLES.map((title) => listed(title, art, origin)) }
}

function listed(title: Title, art: ArtManifest, origin: string): ListedGame {
  return { ...listedTitle(title, { vassalages: VASSALAGES, art, origin }), ...playing(title) }
}

/** Where others are staked than in baht; play money is staked as baht are. */
const OTHERS = realCurrencies.filter((code) => code !== 'THB')

const rangeOf = (stakes: Stakes) => ({
  minimumStake: writeAmount(stakes[0]),
  maximumStake: writeAmount(stakes.at(-1) ?? stakes[0]),
})

const freeRoundsOf = (code: string, stakes: Stakes) =>
  isPlayedFree(code) ? { freeRoundStakes: stakes.map(writeAmount) } : {}

/** Stakes and figures: of a game that can be played, those it is played with. Others are announced. */
function playing(title: Title) {
  const playable = playableGame(title.code)
  if (!playable) {
    return {
      minimumStake: writeAmount(parseAmount(title.minimumStake)),
      maximumStake: writeAmount(parseAmount(title.maximumStake)),
      returnToPlayer: null,
      maximumWinMultiple: null,
      playable: false,
    }
  }
  const { stakes, returnToPlayer, maximumWinMultiple } = playable
  const pool = poolOf(title.code, 'THB')
  return {
    ...rangeOf(stakes.THB),
    returnToPlayer,
    maximumWinMultiple,
    playable: true,
    demo: true,
    ...freeRoundsOf(title.code, stakes.THB),
    stakesIn: OTHERS.map((currency) => ({
      currency,
      ...rangeOf(stakes[currency]),
      ...freeRoundsOf(title.code, stakes[currency]),
    })),
    ...(pool && { pools: [{ code: pool.code, share: pool.share }] }),
  }
}
