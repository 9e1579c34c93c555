import { seededDraw } from '../../instant/rounds.fixture.ts'
import type { Decision } from '../deciding-game.ts'
import { playSeats, shoeOfSeats } from './game.ts'

/** Plays a coup with any moves, and answers what was decided. */
export function playOut(seed: number, boxes: readonly number[], choices: number) {
  const draw = seededDraw(choices)
  const decisions: Decision[] = []
  const players = [{ spots: boxes.map((box) => `box-${box}`), decisions }]
  const bets = boxes.map((box) => ({ spot: `box-${box}`, stake: 100n }))
  for (let step = 0; ; step += 1) {
    const { questions, outcome } = playSeats(shoeOfSeats(seededDraw(seed)), players, step)
    if (outcome) return { outcome, bets }
    for (const { hand, moves } of questions) {
      const made = moves[draw(moves.length)]
      if (!made) continue
      decisions.push({ step: step + 1, hand, move: made.move })
      if (made.extra) bets.push({ spot: made.extra.spot, stake: made.extra.isHalf ? 50n : 100n })
    }
  }
}
