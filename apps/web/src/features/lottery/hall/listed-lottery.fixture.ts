import type { GameEntry } from '@sanuk/contracts/catalogue'
import type { ListedLottery } from './lottery-link.ts'

/** A lottery as a hall lists it. */
export function aListedLottery(gameCode: string, change: Partial<GameEntry> = {}): ListedLottery {
  const game: GameEntry = {
    nodeId: crypto.randomUUID(),
    gameCode,
    gameType: 'ELOTT',
    isGame: 'GAME',
    children: 0,
    defaultPlayType: 'SSC',
    vendor: 'LOTT',
    vassalage: 'MUN_CHOK',
    vassalageName: 'Mun Chok',
    classification: 'BG',
    names: { th: gameCode, en: gameCode },
    picture: { sources: [], placeholder: '' },
    minimumStake: '0.02',
    maximumStake: '1000',
    lines: null,
    returnToPlayer: null,
    isHot: false,
    isNew: false,
    playable: true,
    offersDemo: false,
    ...change,
  }
  return { game, href: `/lottery?gameCode=${gameCode}` }
}
