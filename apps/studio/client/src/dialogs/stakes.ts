import type { Amount } from '@sanuk/money/amount'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { openDialog } from './dialog.ts'

type Needs = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  readonly stakes: readonly Amount[]
  readonly stake: Amount
  /** Which share the stake; null in a game without lines. */
  readonly lines: number | null
}

/** Lets the player pick a stake. */
export function openStakes({ say, money, stakes, stake, lines }: Needs, pick: (stake: Amount) => void): void {
  const buttons = stakes.map((offered) =>
    element(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': String(offered === stake),
        autofocus: offered === stake,
        onclick: () => {
          dialog.close()
          pick(offered)
        },
      },
      money(offered),
    ),
  )
  const dialog = openDialog(
    { title: say('game.stake.pick'), close: say('game.close'), kind: 'stakes' },
    ...(lines === null ? [] : [element('p', { class: 'dialog-note' }, say('game.stake.note', { lines }))]),
    element('div', { class: 'chips' }, ...buttons),
  )
}
