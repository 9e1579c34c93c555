import type { Amount } from '@sanuk/money/amount'
import { element } from '../element.ts'
import type { GameWord, Say } from '../words.ts'
import { dialogButton, openDialog } from './dialog.ts'

type Needs = { readonly say: Say; readonly money: (amount: Amount) => string }

type Shortage = {
  readonly balance: Amount
  readonly stake: Amount
  /** The largest stake the balance covers, or null. */
  readonly affordable: Amount | null
}

/** Tells that the balance does not cover the stake, and offers what helps. */
export function openShortage(
  { say, money }: Needs,
  { balance, stake, affordable }: Shortage,
  deeds: { readonly deposit: () => void; readonly lower: (stake: Amount) => void },
): void {
  const leaving = (act: () => void) => () => {
    dialog.close()
    act()
  }
  const buttons = [dialogButton(say('game.deposit'), 'strong', leaving(deeds.deposit))]
  if (affordable !== null) {
    const lower = say('game.shortage.lower', { stake: money(affordable) })
    buttons.push(
      dialogButton(
        lower,
        'quiet',
        leaving(() => deeds.lower(affordable)),
      ),
    )
  }
  const dialog = openDialog(
    { title: say('game.shortage'), close: say('game.close'), kind: 'refusal' },
    element('p', {}, say('game.shortage.text', { balance: money(balance), stake: money(stake) })),
    element('div', { class: 'dialog-buttons' }, ...buttons),
  )
}

/** Tells why the server refused a spin. Nothing was taken. */
export function openRefusal(say: Say, fault: GameWord, leave: (() => void) | null): void {
  const close = () => {
    dialog.close()
    leave?.()
  }
  const dialog = openDialog(
    { title: say('game.refused'), close: say('game.close'), kind: 'refusal' },
    element('p', {}, say(fault)),
    element('p', { class: 'dialog-note' }, say('game.refused.note')),
    element(
      'div',
      { class: 'dialog-buttons' },
      dialogButton(say(leave ? 'game.leave' : 'game.understood'), 'strong', close),
    ),
  )
}
