import type { Amount } from '@sanuk/money/amount'
import type { MachineView } from '#protocol'
import { element } from '../element.ts'
import { freeSpinsNote, scatters } from '../free-spins/card.ts'
import type { Game } from '../game.ts'
import { priceAt, priceInStakes } from '../round.ts'
import { dialogButton, openDialog } from './dialog.ts'

type Needs = Pick<Game, 'say' | 'money' | 'opened' | 'sheet' | 'stake' | 'stakes'>

/** Shows what free spins cost and what comes back of it, and buys them only when that is confirmed. */
export function openPurchase(
  { say, money, opened, sheet, stake, stakes }: Needs,
  bought: NonNullable<MachineView['bought']>,
  buy: () => void,
): void {
  const { machine } = opened
  const price = priceAt(stake, machine, bought)
  const most = stakes.at(-1) ?? stake
  const times = priceInStakes(machine, bought)
  const confirm = dialogButton(say('game.buy.confirm', { price: money(price) }), 'strong', () => {
    dialog.close()
    buy()
  })
  const keep = dialogButton(say('game.buy.keep'), 'quiet', () => dialog.close())
  keep.autofocus = true
  const offer = [
    element('p', { class: 'purchase-count' }, say('game.buy.count', { count: bought.spins })),
    element('p', { class: 'purchase-note' }, freeSpinsNote(say, machine)),
    element('p', { class: 'purchase-price' }, money(price)),
    element('p', { class: 'dialog-note' }, say('game.buy.price', { times, stake: money(stake) })),
  ]
  const dialog = openDialog(
    { title: say('game.buy.title'), close: say('game.close'), kind: 'purchase' },
    scatters(machine, sheet),
    ...offer,
    price > most
      ? beyond({ say, money }, most)
      : element('p', {}, say('game.buy.return', { percent: bought.returnToPlayer })),
    element('div', { class: 'dialog-buttons' }, ...(price > most ? [keep] : [keep, confirm])),
  )
}

/** No round may cost more than the highest stake. */
const beyond = ({ say, money }: Pick<Needs, 'say' | 'money'>, most: Amount): HTMLElement =>
  element('p', { class: 'purchase-beyond' }, say('game.buy.beyond', { most: money(most) }))
