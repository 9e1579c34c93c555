import type { Game } from './game.ts'

const BEAT_MS = 760

/** Gives the stopping reels their sounds and lights. */
export function dressReels(game: Game): void {
  const { stage, sound, opened, clock, features } = game
  const scatter = opened.machine.pays.find(({ kind }) => kind === 'scatter')?.symbol
  let scatters = 0
  const greet = (reel: number, row: number) => {
    scatters += 1
    sound.play('scatter', 0.85 + scatters * 0.15)
    if (!game.calm) void stage.flash.at(reel, row, 0xffb45c)
  }
  const land = (reel: number, symbols: readonly string[]) => {
    if (reel === 0) scatters = 0
    features.hold?.values.landed(reel)
    features.factors?.landed(reel, symbols)
    sound.play('stop', 1 + reel * 0.04)
    for (const [row, symbol] of symbols.entries()) {
      if (symbol === scatter) greet(reel, row)
    }
  }
  const fell = (reel: number, symbols: readonly string[]) => {
    sound.play('landing', 1 + reel * 0.05)
    for (const [row, symbol] of symbols.entries()) if (symbol === scatter) greet(reel, row)
  }
  const beat = async (reel: number) => {
    stage.tension.show(reel)
    while (stage.tension.reel === reel) {
      sound.play('heartbeat')
      await clock.wait(BEAT_MS)
    }
  }
  stage.reels.events = { stopped: land, fell, tense: (reel) => void beat(reel) }
}
