import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'

/** The one game a vendor begins with: `acme-tiger` for ACME. It takes stakes from 1 to 1000 and is shown to nobody. */
export function sandboxGame({ code, name }: { readonly code: string; readonly name: string }): Game {
  return {
    nodeId: randomUUID(),
    vendor: code,
    code: `${code.toLowerCase().replaceAll('_', '-')}-tiger`,
    parent: null,
    gameType: 'RNG',
    playType: null,
    vassalage: code,
    vassalageName: name,
    vassalageIcon: null,
    classification: 'JP',
    names: { th: `เสือ ${name}`, en: `${name} Tiger` },
    picture: { sources: [], placeholder: '' },
    lines: null,
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
  }
}
