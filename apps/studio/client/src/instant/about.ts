import { openDialog } from '../dialogs/dialog.ts'
import { element } from '../element.ts'
import type { GameWord } from '../words.ts'
import type { Kit } from './kit.ts'

/** How the game is played, what it returns in the long run and what it wins at most. */
export function openAbout({ say, opened }: Kit): void {
  const { instant, mode } = opened
  const rules = RULES[instant.kind]
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
    element('p', { class: 'dialog-note' }, say('game.instant.return_how')),
    element('p', { class: 'dialog-note' }, say(mode === 'demo' ? 'game.demo.history' : 'game.interruption.history')),
  )
}

const RULES: Readonly<Record<string, GameWord>> = {
  dice: 'game.dice.rules',
  mines: 'game.mines.rules',
  coin: 'game.coin.rules',
  plinko: 'game.plinko.rules',
  wheel: 'game.wheel.rules',
  keno: 'game.keno.rules',
  limbo: 'game.limbo.rules',
  towers: 'game.towers.rules',
  'draw-poker': 'game.poker.rules',
}
