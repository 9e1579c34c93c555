import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import type { Verdict } from '../game-look.ts'

/** Who won, by how many, and pairs. */
export function baccaratVerdict(say: Say, { faces, roads }: CoupResult): Verdict {
  const [player = '', banker = ''] = faces
  const [road] = roads
  if (!road) return { title: '', text: faces.join(' ') }
  const natural = road.natural ? { mark: say('rooms-baccarat.natural') } : null
  const text = [
    say(`rooms-baccarat.won.${road.winner}`, { player, banker }),
    natural?.mark,
    road.playerPair && say('rooms-baccarat.spot.player-pair'),
    road.bankerPair && say('rooms-baccarat.spot.banker-pair'),
  ].filter((part) => typeof part === 'string')
  return {
    title: say(`rooms-baccarat.verdict.${road.winner}`),
    side: road.winner,
    text: text.join(' · '),
    ...natural,
  }
}
