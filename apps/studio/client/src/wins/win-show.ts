import type { Amount } from '@sanuk/money/amount'
import { parseAmount } from '@sanuk/money/amount'
import type { MachineView, Step } from '#protocol'
import type { Result } from '../panel/result.ts'
import type { Clock } from '../stage/clock.ts'
import { factorsOf } from '../wilds/factors.ts'
import { type Say, symbolName } from '../words.ts'
import { type ShownWin, shownWins } from './shown-wins.ts'
import type { Wins } from './wins.ts'

type Needs = {
  readonly wins: Pick<Wins, 'show' | 'clear'>
  readonly machine: MachineView
  readonly result: Result
  readonly clock: Clock
  readonly say: Say
  readonly money: (amount: Amount) => string
}

const ALL_MS = 1300
const EACH_MS = 1500

/** So many wins have room in a line of text. */
const TOGETHER = 2

/** Shows the wins of a step: all together, then one after the other, round and round until it is ended. */
export class WinShow {
  readonly #needs: Needs
  #wins: readonly ShownWin[] = []
  #step: Step | null = null
  #time = 0
  #shown = -2

  constructor(needs: Needs) {
    this.#needs = needs
    needs.clock.each((ms) => this.#update(ms))
  }

  begin(step: Step): void {
    this.#step = step
    this.#wins = shownWins(step, this.#needs.machine)
    this.#time = 0
    this.#shown = -2
    this.#update(0)
  }

  /** Shows the scatters alone. */
  beginScatter(step: Step): void {
    this.begin(step)
    this.#wins = this.#wins.filter(({ lineWin, symbolWin }) => !lineWin && !symbolWin)
    this.#needs.wins.show(this.#wins)
  }

  end(): void {
    this.#wins = []
    this.#step = null
    this.#needs.wins.clear()
  }

  #update(ms: number): void {
    if (this.#wins.length === 0) return
    this.#time += ms
    const count = this.#wins.length
    const each = Math.floor((this.#time - ALL_MS) / EACH_MS)
    const wanted = this.#time < ALL_MS ? -1 : each % count
    if (wanted === this.#shown) return
    // A single win is the same alone as together: it is not drawn anew.
    if (count > 1 || this.#shown === -2)
      this.#needs.wins.show(wanted < 0 ? this.#wins : this.#wins.slice(wanted, wanted + 1))
    this.#shown = wanted
    this.#needs.result.detail = wanted < 0 ? this.#describeAll() : this.#describe(this.#wins[wanted])
  }

  /** Lines are too many to be told together. What is won without them is soon gone where it falls away, and told at once. */
  #describeAll(): string {
    const told = this.#wins.length === 1 ? this.#wins : this.#wins.filter(({ symbolWin }) => symbolWin)
    return told
      .slice(0, TOGETHER)
      .map((win) => this.#describe(win))
      .join('  +  ')
  }

  #describe(win: ShownWin | undefined): string {
    const { say, money, machine } = this.#needs
    if (win?.symbolWin) {
      const { symbol, count, ways, win: amount } = win.symbolWin
      const values = { symbol: symbolName(say, symbol), count, ways, amount: money(parseAmount(amount)) }
      return say(machine.pattern === 'ways' ? 'game.ways.win' : 'game.symbols.win', values)
    }
    if (win?.lineWin) {
      const { line, symbol, count, win: amount } = win.lineWin
      const words = { line: line + 1, symbol: symbolName(say, symbol), count, amount: money(parseAmount(amount)) }
      const factors = this.#step ? factorsOf(machine, this.#step.grid, win.lineWin) : []
      if (factors.length === 0) return say('game.line.win', words)
      return say('game.line.win.multiplied', { ...words, factors: factors.map((factor) => `×${factor}`).join(' ') })
    }
    const scatter = this.#step?.scatter
    if (!scatter) return ''
    const name = symbolName(say, machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? '')
    return say('game.scatter.win', { symbol: name, count: scatter.count, amount: money(parseAmount(scatter.win)) })
  }
}
