import { openDialog } from '../dialogs/dialog.ts'
import { sheetLink } from '../dialogs/figures.ts'
import { element } from '../element.ts'
import type { GameWord } from '../words.ts'
import type { Kit } from './kit.ts'

/** How the game is played, what it returns in the long run and what it wins at most. */
export function openAbout({ say, opened }: Kit): void {
  const { instant, mode, language } = opened
  const rules = RULES[instant.code] ?? RULES[instant.kind]
  const rows = [
    [say('game.return.total'), `${instant.returnToPlayer}%`],
    [say('game.return.most'), `×${instant.maximumWinMultiple}`],
    [say('game.return.version'), instant.mathVersion],
  ] as const
  const table = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  openDialog(
    { title: say('game.info'), close: say('game.close'), kind: 'info-dialog' },
    ...(rules ? [element('p', {}, say(rules))] : []),
    element('dl', { class: 'figures' }, ...table),
    element('p', { class: 'dialog-note' }, say(RETURNS[instant.kind] ?? 'game.instant.return_how')),
    element('p', {}, sheetLink({ say, code: instant.code, language })),
    element('p', { class: 'dialog-note' }, say(mode === 'demo' ? 'game.demo.history' : 'game.interruption.history')),
  )
}

/** What is to be said of the return, where it is not that of a whole round. */
const RETURNS: Readonly<Record<string, GameWord>> = { 'hi-lo': 'game.hi_lo.return_how' }

/** By title where that is played otherwise than its family, or by family. */
const RULES: Readonly<Record<string, GameWord>> = {
  dice: 'game.dice.rules',
  mines: 'game.mines.rules',
  coin: 'game.coin.rules',
  plinko: 'game.plinko.rules',
  wheel: 'game.wheel.rules',
  keno: 'game.keno.rules',
  limbo: 'game.limbo.rules',
  crash: 'game.crash.rules',
  'coral-crash': 'game.dive.rules',
  towers: 'game.towers.rules',
  roulette: 'game.roulette.rules',
  'hi-lo': 'game.hi_lo.rules',
  'draw-poker': 'game.poker.rules',
  baccarat: 'game.baccarat.rules',
  'dragon-tiger': 'game.dragon.rules',
  'three-card': 'game.three_card.rules',
  'red-dog': 'game.red_dog.rules',
  blackjack: 'game.blackjack.rules',
  scratch: 'game.scratch.rules',
  bingo: 'game.bingo.rules',
  'village-bingo': 'game.bingo.rules.gentle',
  'fair-bingo': 'game.bingo.rules.quick',
  'sweet-bingo': 'game.bingo.rules.full_house',
}
