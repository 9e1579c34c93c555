import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { realCurrencies } from '@sanuk/money/currency'
import { isPlayedFree } from '../free-rounds/is-played-free.ts'
import { playableGame } from '../games/games.ts'
import type { Stakes } from '../games/stakes.ts'
import { poolOf } from '../jackpots/pools.ts'
import type { ArtManifest } from '../titles/art.ts'
import { TITLES, VASSALAGES } from '../titles/catalogue.ts'
import type { Title } from '../titles/title.ts'

type ListedGame = VendorAnswer<'games'>['games'][number]

/** Every title of the Studio as the platform lists it, with the addresses of its art on our origin. */
export function gameList(art: ArtManifest, origin: string): VendorAnswer<'games'> {
  return { games: TITLES.map((title) => listed(title, art, origin)) }
}

function listed(title: Title, art: ArtManifest, origin: string): ListedGame {
  const { code, parent, gameType, vassalage, classification, names, lines, tags } = title
  const icon = art.labels[vassalage]
  return {
    code,
    gameType,
    vassalage,
    classification,
    names,
    lines,
    picture: pictureOf(art, code, origin),
    ...(parent && { parent }),
    vassalageName: VASSALAGES.find((label) => label.code === vassalage)?.name ?? vassalage,
    vassalageIcon: icon ? `${origin}/art/${icon}` : null,
    tags: [...tags],
    ...playing(title),
  }
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

function pictureOf(art: ArtManifest, code: string, origin: string): ListedGame['picture'] {
  const cover = art.covers[code]
  if (!cover) throw new Error(`the art has no cover of ${code}: build it anew`)
  const sources = cover.sources.map(({ width, file }) => ({ width, url: `${origin}/art/${file}` }))
  return { sources, placeholder: cover.placeholder }
}
