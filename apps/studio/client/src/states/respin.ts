import { parseAmount } from '@sanuk/money/amount'
import type { HeldSymbol } from '#protocol'
import type { Game } from '../game.ts'
import { newcomers, worthOf } from '../hold/holding.ts'
import { enterHold, holdOf, holdPaceOf } from '../hold/scene.ts'
import { type Showing, stepOf } from '../round.ts'
import { keepProgress } from '../server/kept-progress.ts'
import type { Next } from './next.ts'
import { describeHeld } from './turn.ts'
import { wayOnAfterRespin } from './way-on.ts'

/** One respin: every empty place spins alone, what comes stays, and brings the count back to its beginning. */
export async function respin(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, stage, say, money, clock } = game
  const step = stepOf(showing)
  const before = stepOf({ ...showing, at: showing.at - 1 })
  const { board, meter } = holdOf(game)
  const pace = holdPaceOf(game)
  keepProgress(showing)
  panel.bar.role = 'stop'
  meter.left = (before.respinsLeft ?? 1) - 1
  await enterHold(game, before, parseAmount(showing.round.stake))
  game.sound.play('spin', 1.2)
  const seen: HeldSymbol[] = [...(before.held ?? [])]
  const landed = (come: HeldSymbol | undefined) => {
    if (!come) return
    seen.push(come)
    game.sound.play('stop', 0.72)
    game.sound.play('scatter', 0.9 + seen.length * 0.06)
    void stage.thump(4)
    meter.sum(say('game.respins.worth'), money(worthOf(seen)))
    meter.jump()
  }
  const events = { landed, tense: () => game.sound.play('heartbeat') }
  await game.intents.hurried((hurry) => board.respin({ held: step.held ?? [], events }, { pace, hurry }))
  const next = wayOnAfterRespin(showing)
  const come = newcomers(before.held ?? [], step.held ?? [])
  const left = step.respinsLeft ?? 0
  if (next.to === 'respin') meter.left = left
  describeHeld(game, step)
  const came = come.length > 0 ? [say('game.respins.came', { count: come.length, amount: money(worthOf(come)) })] : []
  panel.announce([...came, say('game.respins.left.count', { count: left })].join(' '))
  await game.intents.hurried((hurry) => clock.wait(pace.rest, hurry))
  return next
}
