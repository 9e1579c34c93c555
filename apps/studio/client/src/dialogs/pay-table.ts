import { type Amount, amount } from '@sanuk/money/amount'
import type { MachineView } from '#protocol'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { type Say, symbolName } from '../words.ts'
import { countLabels } from './count-labels.ts'
import type { InfoNeeds } from './info.ts'

type Pay = MachineView['pays'][number]

/** What every symbol pays at the stake that is set: wild and scatter, then the others from the most valuable. */
export function payTable(needs: InfoNeeds): readonly HTMLElement[] {
  const { machine } = needs
  const special = machine.pays.filter(({ kind }) => kind !== 'plain')
  const plain = machine.pays.filter(({ kind }) => kind === 'plain')
  const cards = [...special, ...plain].map((pay) => payCard(pay, needs))
  return [element('p', { class: 'dialog-note' }, note(needs)), element('ul', { class: 'pay-cards' }, ...cards)]
}

function note({ say, money, stake, machine }: InfoNeeds): string {
  const words = { stake: money(stake), line: money(coinOf(stake, machine)) }
  if (machine.pattern === 'lines') return say('game.info.pays.note', words)
  return say(machine.pattern === 'ways' ? 'game.info.pays.note.ways' : 'game.info.pays.note.stake', words)
}

function payCard(pay: Pay, { say, money, stake, machine, sheet }: InfoNeeds): HTMLElement {
  const { symbol, kind, pays } = pay
  const name = symbolName(say, symbol)
  const labels = countLabels(machine)
  const rows = [...pays.entries()]
    .filter(([, coins]) => coins > 0)
    .reverse()
    .flatMap(([column, coins]) => [
      element('dt', {}, labels[column] ?? ''),
      element('dd', {}, money(amount(coinOf(stake, machine) * BigInt(coins)))),
    ])
  const role = roleOf(say, machine, pay)
  return element(
    'li',
    { class: `pay-card ${kind}` },
    symbolPicture(sheet, symbol, name),
    element(
      'div',
      {},
      element('p', { class: 'pay-name' }, name),
      role === null ? null : element('p', { class: 'pay-role' }, role),
      element('dl', { class: 'pays' }, ...rows),
    ),
  )
}

/** What a symbol does beside paying; nothing for a plain one. */
function roleOf(say: Say, machine: MachineView, { kind, pays }: Pay): string | null {
  const { hold, freeSpins, pick, wildsFill, wildFactors } = machine
  if (kind === 'wild') {
    if (wildsFill) return say('game.kind.wild.fills')
    if (wildFactors.some((factor) => factor > 1)) return say('game.kind.wild.multiplies')
    return say(hold ? 'game.kind.wild.money' : 'game.kind.wild')
  }
  if (kind === 'plain') return null
  if (hold) return say('game.kind.money', { least: hold.least })
  if (Object.keys(freeSpins.awards).length === 0) return say(pick ? 'game.kind.scatter.pick' : 'game.kind.scatter.pays')
  return say(pays.some((coins) => coins > 0) ? 'game.kind.scatter' : 'game.kind.scatter.spins')
}

/** What a coin of the pays is worth; stakes are whole multiples of the coins. */
function coinOf(stake: Amount, { coins }: MachineView): Amount {
  return amount(stake / BigInt(coins))
}
