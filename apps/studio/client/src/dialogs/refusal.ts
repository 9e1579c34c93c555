import type { Amount } from '@sanuk/money/amount'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { dialogButton, openDialog } from './dialog.ts'

type Needs = { readonly say: Say; readonly money: (amount: Amount) => string }

type Shortage = { readonly balance: Amount; readonly stake: Amount }

/** Something that helps. */
export type WayOn = { readonly text: string; readonly go: () => void }

/** Tells that the balance does not cover the stake, and offers what helps, the best first. */
export function openShortage({ say, money }: Needs, { balance, stake }: Shortage, ways: readonly WayOn[]): void {
  const buttons = ways.map(({ text, go }, place) =>
    dialogButton(text, place === 0 ? 'strong' : 'quiet', () => {
      dialog.close()
      go()
    }),
  )
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
