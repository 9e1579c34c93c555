import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import { replaceList } from '../../src/modules/games/catalogue/store/vendor-list.ts'
import { LOTTERY_VENDORS } from '../../src/modules/lottery/lottery/titles/vendors.ts'
import { acrossBrands } from '../../src/platform/brand-scope.ts'
import { type Databases, inTransaction } from '../../src/platform/database.ts'

/** A game as a vendor would list it; what is not said is a slot of one label that can be played. */
export function aGame(code: string, more: Partial<Game> = {}): Game {
  return {
    nodeId: randomUUID(),
    vendor: 'STUDIO',
    code,
    parent: null,
    gameType: 'RNG',
    playType: null,
    vassalage: 'ALPHA',
    vassalageName: 'Alpha',
    vassalageIcon: null,
    classification: 'JP',
    names: { th: code, en: code },
    picture: { sources: [], placeholder: '' },
    lines: 10,
    minimumStake: parseAmount('1'),
    maximumStake: parseAmount('1000'),
    returnToPlayer: null,
    maximumWinMultiple: 5000,
    isHot: false,
    isNew: false,
    playable: true,
    offersDemo: false,
    freeRoundStakes: [],
    stakesIn: [],
    pools: [],
    hall: null,
    hasBoard: false,
    ...more,
  }
}

/** Takes over a whole list, as the job does once the vendor has answered. */
export function listAs(databases: Databases, vendor: string, games: readonly Game[]): Promise<void> {
  return acrossBrands(() =>
    inTransaction(databases.database, (transaction) => replaceList(transaction, { vendor, games, listed: true })),
  )
}

/** Takes the platform's own games from the lobby, for tests that list all games in it themselves. */
export async function listNoOwnGames(databases: Databases): Promise<void> {
  for (const { code } of LOTTERY_VENDORS) await listAs(databases, code, [])
}
