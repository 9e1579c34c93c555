import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { Drops, DropTold } from '#protocol'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { values } from './seed-values.ts'

type Needs = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  readonly drops: () => Promise<Drops | null>
}

/** What a pool that must be won is checked by: the hash of its secret amount, and those of pools that were won. */
export function dropProofs(needs: Needs): HTMLElement {
  const { say } = needs
  const view = element('div', { class: 'fairness' }, element('p', { class: 'dialog-note' }, say('game.drops.text')))
  void needs.drops().then((drops) => view.append(...(drops ? proofs(needs, drops) : [])))
  return view
}

function proofs({ say, money }: Needs, { run, told }: Drops): readonly HTMLElement[] {
  const now = run
    ? [element('h4', {}, say('game.drops.now')), values(say, [['game.drops.commitment', run.commitment]])]
    : []
  const none = told.length === 0 ? [element('p', { class: 'dialog-note' }, say('game.drops.none'))] : []
  return [
    ...now,
    element('h4', {}, say('game.drops.last')),
    ...none,
    ...told.map((drop, at) => proof({ say, money }, drop, at === 0)),
  ]
}

function proof({ say, money }: Pick<Needs, 'say' | 'money'>, drop: DropTold, open: boolean): HTMLElement {
  const won = money(parseAmount(drop.amount))
  return element(
    'details',
    { class: 'told-seed', open },
    element('summary', {}, say('game.drops.place', { place: drop.place, amount: won })),
    values(say, [
      ['game.drops.threshold', drop.threshold],
      ['game.drops.salt', drop.salt],
      ['game.drops.commitment', drop.commitment],
      ['game.drops.before', drop.before],
      ['game.drops.paid', drop.amount],
    ]),
  )
}
