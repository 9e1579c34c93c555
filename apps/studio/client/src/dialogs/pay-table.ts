import { type Amount, amount } from '@sanuk/money/amount'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { symbolName } from '../words.ts'
import type { InfoNeeds } from './info.ts'

type Pay = InfoNeeds['machine']['pays'][number]

/** What every symbol pays at the stake that is set: wild and scatter, then the others from the most valuable. */
export function payTable(needs: InfoNeeds): readonly HTMLElement[] {
  const { say, money, stake, machine } = needs
  const special = machine.pays.filter(({ kind }) => kind !== 'plain')
  const plain = machine.pays.filter(({ kind }) => kind === 'plain')
  const cards = [...special, ...plain].map((pay) => payCard(pay, needs))
  const note = say('game.info.pays.note', { stake: money(stake), line: money(perLine(stake, machine.lines.length)) })
  return [element('p', { class: 'dialog-note' }, note), element('ul', { class: 'pay-cards' }, ...cards)]
}

function payCard({ symbol, kind, pays }: Pay, { say, money, stake, machine, sheet }: InfoNeeds): HTMLElement {
  const name = symbolName(say, symbol)
  const rows = [...pays.entries()]
    .filter(([, pay]) => pay > 0)
    .reverse()
    .flatMap(([i, pay]) => [
      element('dt', {}, String(i + 2)),
      element('dd', {}, money(amount(perLine(stake, machine.lines.length) * BigInt(pay)))),
    ])
  const role = kind === 'plain' ? null : element('p', { class: 'pay-role' }, say(`game.kind.${kind}`))
  return element(
    'li',
    { class: `pay-card ${kind}` },
    symbolPicture(sheet, symbol, name),
    element('div', {}, element('p', { class: 'pay-name' }, name), role, element('dl', { class: 'pays' }, ...rows)),
  )
}

/** The part of a stake that stands on each line; stakes are whole multiples of the lines. */
function perLine(stake: Amount, lines: number): Amount {
  return amount(stake / BigInt(lines))
}
