import type { Say } from '../../words.ts'
import { chipsOf, type RouletteChoice, type RouletteView } from './roulette-bets.ts'
import { betName } from './roulette-words.ts'
import type { Showing } from './showing.ts'

type RoulettePlateProps = {
  readonly say: Say
  readonly choice: RouletteChoice
  readonly view: RouletteView | null
  readonly showing: Showing
  /** Whether the round was played with the chips that lie there. */
  readonly isOfChips: boolean
  readonly shareOf: ((parts: number) => string) | undefined
}

/** What the ball came to, and what the chips are worth. */
export function RoulettePlate({ say, choice, view, showing, isOfChips, shareOf }: RoulettePlateProps) {
  const count = chipsOf(choice)
  const end = showing === 'end' ? view : null
  return (
    <div className="roulette-plate" data-showing={showing}>
      {end ? (
        <strong className="roulette-result" data-colour={end.colour}>
          <span aria-hidden="true">{end.number}</span>
          <span className="visually-hidden">
            {say('game.roulette.rest', { number: end.number, colour: say(`game.roulette.${end.colour}`) })}
          </span>
        </strong>
      ) : (
        <span className="roulette-result" data-colour="none" aria-hidden="true">
          {showing === 'motion' ? <span className="roulette-wait" /> : '0–36'}
        </span>
      )}
      <p className="roulette-told">{toldOf({ say, end, showing, isOfChips })}</p>
      <p className="roulette-share">{shareText({ say, count, shareOf })}</p>
    </div>
  )
}

type ToldOf = Pick<RoulettePlateProps, 'say' | 'showing' | 'isOfChips'> & { readonly end: RouletteView | null }

function toldOf({ say, end, showing, isOfChips }: ToldOf): string {
  if (showing === 'motion') return say('game.roulette.spinning')
  if (!end || !isOfChips) return ''
  if (end.wins.length === 0) return say('game.roulette.lost')
  return say('game.roulette.won', { bets: end.wins.map((bet) => betName(say, bet)).join(', ') })
}

type ShareText = Pick<RoulettePlateProps, 'say' | 'shareOf'> & { readonly count: number }

function shareText({ say, count, shareOf }: ShareText): string {
  if (count === 0) return say('game.roulette.begin')
  return shareOf ? say('game.roulette.share', { count, share: shareOf(count) }) : say('game.roulette.shared', { count })
}
