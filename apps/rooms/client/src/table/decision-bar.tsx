import { parseAmount } from '@sanuk/money/amount'
import type { AskedHand } from '#protocol'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import type { Say } from '../words.ts'

type DecisionBarProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly look: Pick<GameLook, 'deciding'>
  readonly hands: readonly AskedHand[]
  readonly onDecide: (hand: string, move: string) => void
}

/** What the player may do with each hand that is asked about, what it costs, and what comes of silence. */
export function DecisionBar({ kit, look, hands, onDecide }: DecisionBarProps) {
  const { say } = kit
  const [first] = hands
  return (
    <fieldset className="decisions" aria-label={say('rooms.decide')}>
      {hands.map((asked) => (
        <div key={asked.hand} className="decision-hand" data-hand={asked.hand}>
          {hands.length > 1 && <p className="decision-name">{look.deciding?.handName(say, asked.hand)}</p>}
          {asked.chosen === null ? (
            <Moves {...{ kit, look, asked, onDecide }} />
          ) : (
            <p className="decision-made" role="status" data-waiting={asked.isWaiting}>
              {say(asked.isWaiting ? 'rooms.decide.sending' : 'rooms.decide.made', {
                hand: look.deciding?.handName(say, asked.hand) ?? asked.hand,
                move: moveName(say, look, asked.chosen),
              })}
            </p>
          )}
        </div>
      ))}
      {first && (
        <p className="decision-otherwise">
          {say('rooms.decide.otherwise', { move: moveName(say, look, first.otherwise) })}
        </p>
      )}
    </fieldset>
  )
}

type MovesProps = Omit<DecisionBarProps, 'hands'> & { readonly asked: AskedHand }

function Moves({ kit, look, asked, onDecide }: MovesProps) {
  return (
    <div className="decision-moves">
      {asked.moves.map(({ move, cost }) => (
        <button
          key={move}
          type="button"
          className="decision"
          data-move={move}
          aria-keyshortcuts={look.deciding?.moves[move]?.key.toUpperCase()}
          onClick={() => onDecide(asked.hand, move)}
        >
          <span>{moveName(kit.say, look, move)}</span>
          {cost !== null && <b>{`+${kit.money(parseAmount(cost))}`}</b>}
        </button>
      ))}
    </div>
  )
}

function moveName(say: Say, { deciding }: DecisionBarProps['look'], move: string): string {
  const word = deciding?.moves[move]?.word
  return word ? say(word) : move
}

/** Makes the move of a letter with the first hand that is not decided about. Answers whether there is such a move. */
export const keyOfMove =
  ({ deciding }: DecisionBarProps['look'], hands: readonly AskedHand[], onDecide: DecisionBarProps['onDecide']) =>
  (letter: string): boolean => {
    const asked = hands.find(({ chosen }) => chosen === null)
    const found = asked?.moves.find(({ move }) => deciding?.moves[move]?.key === letter)
    if (asked && found) onDecide(asked.hand, found.move)
    return found !== undefined
  }
