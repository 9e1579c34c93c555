import type { TableState } from '#protocol'
import type { Kit } from '../kit.ts'
import { askedHands, type View } from '../view/view.ts'
import { Countdown } from './countdown.tsx'

type DecisionClockProps = {
  readonly kit: Pick<Kit, 'say' | 'now' | 'sound'>
  readonly view: View
  readonly step: NonNullable<NonNullable<TableState['coup']>['deciding']>
}

/** How long players decide, and whether this one still has to. */
export function DecisionClock({ kit, view, step }: DecisionClockProps) {
  const { say } = kit
  const hands = askedHands(view)
  const isAsked = hands.some(({ chosen }) => chosen === null)
  const text = isAsked ? say('rooms.decide.yours') : hands.length > 0 ? say('rooms.decide.waiting') : null
  return (
    <div className="decision-clock" data-asked={isAsked}>
      <Countdown kit={kit} coup={{ opensAt: step.askedAt, closesAt: step.until }} word="rooms.decide.countdown" />
      <p className="stage-word" role="status">
        {text ?? say('rooms.decide.others', { count: step.players })}
      </p>
    </div>
  )
}
