import { parseAmount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { element } from '../element.ts'
import type { Say } from '../words.ts'

export type FrameNeeds = {
  readonly say: Say
  /** Writes an instant in the time zone of the site. */
  readonly moment: (instant: string) => string
}

/** A past round as its frame tells of it. */
type Framed = {
  readonly name: string
  readonly currency: Currency
  readonly result: { readonly round: string; readonly at: string; readonly stake: string; readonly win: string }
}

/** What the replay of any game has around it: what was played and when, and what it cost and paid. */
export function replayFrame(
  { say, moment }: FrameNeeds,
  { name, currency, result }: Framed,
  ...content: readonly HTMLElement[]
): HTMLElement {
  const { round, at, stake, win } = result
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  return element(
    'main',
    { class: 'replay' },
    element(
      'header',
      { class: 'replay-head' },
      element('h1', {}, name),
      element('p', { class: 'replay-round' }, say('game.replay.round', { round })),
      element('time', { datetime: at }, moment(at)),
    ),
    ...content,
    element(
      'dl',
      { class: 'replay-sums' },
      sum(say('game.replay.stake'), money(stake)),
      sum(say('game.replay.total'), money(win)),
    ),
  )
}

function sum(name: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, name), element('dd', {}, value))
}
