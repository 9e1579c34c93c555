import type { Amount } from '@sanuk/money/amount'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
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

type Reason = { readonly reason: string; readonly note: string | null }

/** Tells why the server refused a spin, with one button: to go on, or out of the game. */
export function openRefusal(say: Say, { reason, note }: Reason, leave: (() => void) | null): void {
  const close = () => {
    dialog.close()
    leave?.()
  }
  const answer = dialogButton(say(leave ? 'game.leave' : 'game.understood'), 'strong', close)
  answer.autofocus = true
  const dialog = openDialog(
    { title: say('game.refused'), close: say('game.close'), kind: 'refusal' },
    element('p', {}, reason),
    ...(note === null ? [] : [element('p', { class: 'dialog-note' }, note)]),
    element('div', { class: 'dialog-buttons' }, answer),
  )
}
