import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import art from './art.json' with { type: 'json' }
import type { LotteryLabel, LotteryTitle } from './title.ts'
import { LOTTERY_VENDORS } from './vendors.ts'

/** A vendor's name and its whole list, as the catalogue takes it over. */
export type OwnList = { readonly name: string; readonly games: readonly Game[] }

type Listing = { readonly vendor: string; readonly label: LotteryLabel; readonly playable: ReadonlySet<string> }

const covers = new Map(Object.entries(art.covers))
const icons = new Map(Object.entries(art.labels))

/**
 * The platform's lotteries by the code of their vendor. Those whose code is not among the playable ones are announced.
 * The node id of a game that is known stays what it is in the catalogue. Throws where a title has no cover yet.
 */
export function lotteryGames(playable: ReadonlySet<string>): ReadonlyMap<string, OwnList> {
  return new Map(
    LOTTERY_VENDORS.map(({ code: vendor, name, labels }) => [
      vendor,
      {
        name,
        games: labels.flatMap((label) => label.titles.map((title) => gameOf(title, { vendor, label, playable }))),
      },
    ]),
  )
}

function gameOf(title: LotteryTitle, { vendor, label, playable }: Listing): Game {
  const { code, names, playType, minimumStake, maximumStake, tags = [] } = title
  const picture = covers.get(code)
  if (!picture) throw new Error(`the art has no cover of ${code}: run node tools/art/src/main.ts site`)
  return {
    nodeId: randomUUID(),
    vendor,
    code,
    parent: null,
    gameType: label.gameType,
    playType,
    vassalage: label.code,
    vassalageName: label.name,
    vassalageIcon: icons.get(label.code) ?? null,
    classification: 'BG',
    names,
    picture,
    lines: null,
    minimumStake: parseAmount(minimumStake),
    maximumStake: parseAmount(maximumStake),
    returnToPlayer: null,
    maximumWinMultiple: null,
    isHot: tags.includes('hot'),
    isNew: tags.includes('new'),
    playable: playable.has(code),
    // It is played for money only, and nobody grants free rounds of it.
    offersDemo: false,
    freeRoundStakes: [],
    stakesIn: [],
    pools: [],
    hall: null,
    hasBoard: false,
  }
}
