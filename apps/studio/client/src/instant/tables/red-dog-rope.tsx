import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import { rankName } from './card-name.ts'
import { postsOf, RANKS, type RedDogView, rankOf, wins } from './red-dog-run.ts'

type RedDogRopeProps = {
  readonly say: Say
  /** Null until the first two cards lie open. */
  readonly view: RedDogView | null
  /** Rank of the third card, once it is turned. */
  readonly third: number | undefined
}

/** All ranks as lanterns on a rope: those that win are lit. */
export function RedDogRope({ say, view, third }: RedDogRopeProps) {
  const posts = view ? postsOf(view).map(rankOf) : []
  const lit = RANKS.flatMap((_, rank) => (view && wins(view, rank) ? [rank] : []))
  return (
    <div className="dog-rope" aria-hidden="true">
      <svg className="dog-line" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0.5 Q50 18.5 100 0.5" />
      </svg>
      {RANKS.map((letter, rank) => (
        <span
          key={letter}
          className="dog-lantern"
          data-post={posts.includes(rank)}
          data-lit={lit.includes(rank)}
          data-third={third === rank}
          style={{ '--sag': sagOf(rank), '--turn': Math.max(0, lit.indexOf(rank)) } as CSSProperties}
        >
          <i>{letter === 'T' ? rankName(say, letter) : letter}</i>
        </span>
      ))}
    </div>
  )
}

/** How far down the rope hangs there, from 0 to 1. */
const sagOf = (rank: number) => 1 - ((rank - (RANKS.length - 1) / 2) / (RANKS.length / 2)) ** 2
