import { parseAmount } from '@sanuk/money/amount'
import type { Step } from '#protocol'
import { element } from '../element.ts'
import { fullPrize, isFull, worthOf } from '../hold/holding.ts'
import { spinOf } from '../round.ts'
import { filledReels } from '../wilds/filled.ts'
import type { StepNeeds } from './page.ts'

type At = { readonly step: Step; readonly at: number }

/** What is said of a step under its picture: what it won, and what that comes from or leads to. */
export function stepNotes(needs: StepNeeds, of: At): readonly HTMLElement[] {
  return [boughtNotes, jackpotNotes, wonNotes, fallNotes, holdNotes, spinNotes].flatMap((notes) => notes(needs, of))
}

const note = (text: string, look = 'replay-note') => element('p', { class: look }, text)

/** Free spins without a spin before them were bought, and a spin may have been a dearer one. */
function boughtNotes({ say, money, replay }: StepNeeds, { at }: At): readonly HTMLElement[] {
  const { bought, ante, free, stake } = replay.result
  if (at > 0) return []
  const price = money(parseAmount(stake))
  if (free) return [note(say('game.replay.free_round', { stake: price }))]
  if (bought) return [note(say('game.replay.bought', { price }))]
  return ante === undefined ? [] : [note(say('game.replay.ante', { price }))]
}

/** A jackpot is the round's, and is told with its last step. */
function jackpotNotes({ say, money, replay }: StepNeeds, { at }: At): readonly HTMLElement[] {
  const { jackpot, steps } = replay.result
  if (jackpot === undefined || at + 1 < steps.length) return []
  return [note(say('game.replay.jackpot', { amount: money(parseAmount(jackpot)) }), 'replay-award')]
}

const WON = {
  base: 'game.replay.won',
  free: 'game.replay.won',
  fall: 'game.replay.won.fall',
  respin: 'game.replay.won.respins',
} as const
const NOTHING = { base: 'game.replay.nothing', free: 'game.replay.nothing', fall: 'game.replay.nothing.fall' } as const

/** A spin that began respins has won those; a respin wins nothing before the last. */
function wonNotes({ say, money }: StepNeeds, { step }: At): readonly HTMLElement[] {
  const win = parseAmount(step.win)
  if (win > 0n) {
    const times = step.multiplier > 1 ? element('span', { class: 'replay-times' }, `×${step.multiplier}`) : ''
    return [element('p', { class: 'replay-won' }, say(WON[step.kind]), ' ', element('strong', {}, money(win)), times)]
  }
  if (step.kind === 'respin' || (step.respinsLeft ?? 0) > 0 || step.scatter) return []
  return [note(say(NOTHING[step.kind]), 'replay-won')]
}

function fallNotes({ say, money, replay }: StepNeeds, { step, at }: At): readonly HTMLElement[] {
  if (step.kind !== 'fall') return []
  const { won } = spinOf({ round: replay.result, at })
  return [note(say('game.replay.by_now', { amount: money(won) })), note(say('game.replay.fell'))]
}

function holdNotes({ say, money, replay }: StepNeeds, { step }: At): readonly HTMLElement[] {
  const { held = [], respinsLeft = 0, kind } = step
  const { machine } = replay
  if (!machine.hold || held.length === 0) return []
  if (kind !== 'respin' && respinsLeft === 0) return [note(say('game.replay.held.few', { least: machine.hold.least }))]
  const sum = say('game.replay.held', { count: held.length, amount: money(worthOf(held)) })
  if (kind !== 'respin') return [note(sum), note(say('game.replay.respins', { count: respinsLeft }), 'replay-award')]
  const left = isFull(step, machine)
    ? say('game.respins.full.won', { amount: money(fullPrize(step)) })
    : say('game.respins.left.count', { count: respinsLeft })
  return [note(sum, respinsLeft > 0 ? 'replay-won' : 'replay-note'), note(left, 'replay-award')]
}

function spinNotes({ say, replay }: StepNeeds, { step }: At): readonly HTMLElement[] {
  const filled = step.kind === 'respin' ? [] : filledReels(replay.machine, step.grid)
  const reels = filled.map((reel) => reel + 1).join(', ')
  const count = step.scatter?.freeSpins ?? 0
  return [
    ...(filled.length > 0 ? [note(say('game.replay.filled', { count: filled.length, reels }))] : []),
    ...(count > 0 ? [note(say('game.replay.award', { count }), 'replay-award')] : []),
  ]
}
