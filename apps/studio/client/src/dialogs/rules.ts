import { times } from '@sanuk/money/amount'
import { element } from '../element.ts'
import { EARLIEST_ROUND_SECONDS } from '../reels/pace.ts'
import { symbolName } from '../words.ts'
import type { InfoNeeds } from './info.ts'

/** How the game is won: lines, wild, scatter, free spins. */
export function rules({ say, machine }: InfoNeeds): readonly HTMLElement[] {
  const nameOf = (wanted: string) => symbolName(say, machine.pays.find(({ kind }) => kind === wanted)?.symbol ?? '')
  const [wild, scatter] = [nameOf('wild'), nameOf('scatter')]
  const { awards, multiplier } = machine.freeSpins
  return [
    list([
      say('game.rules.lines', { lines: machine.lines.length }),
      say('game.rules.best'),
      say('game.rules.wild', { wild, scatter }),
      say('game.rules.scatter', { scatter }),
    ]),
    element('h4', {}, say('game.free_spins')),
    list([
      ...Object.entries(awards).map(([count, spins]) => say('game.rules.award', { scatter, count, spins })),
      say('game.rules.free_spins', { times: multiplier }),
      say('game.rules.again', { scatter }),
    ]),
  ]
}

/** The long-term figures and how they were found. */
export function figures({ say, money, machine, stake }: InfoNeeds): readonly HTMLElement[] {
  const { total, base, feature } = machine.returnToPlayer
  const most = money(times(stake, BigInt(Math.floor(machine.maximumWinMultiple))))
  const rows = [
    [say('game.return.total'), `${total}%`],
    [say('game.return.base'), `${base}%`],
    [say('game.return.free'), `${feature}%`],
    [say('game.return.hit'), say('game.return.every', { rounds: machine.hitEvery })],
    [say('game.return.free_spins'), say('game.return.every', { rounds: machine.featureEvery })],
    [say('game.return.most'), say('game.return.most.value', { times: machine.maximumWinMultiple, amount: most })],
    [say('game.return.version'), machine.mathVersion],
    [say('game.return.speed'), say('game.return.speed.value', { seconds: EARLIEST_ROUND_SECONDS })],
  ] as const
  const table = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return [
    element('dl', { class: 'figures' }, ...table),
    element('p', { class: 'dialog-note' }, say('game.return.how')),
    element('p', { class: 'dialog-note' }, say('game.return.meaning')),
  ]
}

/** What happens when something goes wrong in the middle of a round. */
export function interruptions({ say, mode }: InfoNeeds): readonly HTMLElement[] {
  return [
    list([
      say('game.interruption.decided'),
      say('game.interruption.resume'),
      say('game.interruption.malfunction'),
      say(mode === 'demo' ? 'game.demo.history' : 'game.interruption.history'),
    ]),
  ]
}

function list(texts: readonly string[]): HTMLElement {
  return element('ul', { class: 'rules' }, ...texts.map((text) => element('li', {}, text)))
}
