import { useLingui } from '@lingui/react'
import { checkIn, type MissionReward, type OwnCheckIn } from '@sanuk/contracts/missions'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { CalendarCheck, Check, Gift } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { call } from '../../wire/call.ts'
import styles from './missions.module.css'
import { useClaim, useReward } from './use-missions.ts'

type CheckInSheetProps = { readonly days: OwnCheckIn; readonly onWon: (reward: MissionReward) => void }

/** Seven days in a row, each of which gives more. */
export function CheckInSheet({ days, onWon }: CheckInSheetProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { busy, claim } = useClaim(onWon)
  const { streak, checkedIn, condition } = days
  const money = (sum: string) => formatMoney(parseAmount(sum), currency)
  const isMet = !condition || parseAmount(condition.progress) >= parseAmount(condition.target)
  return (
    <section className={styles.check} aria-labelledby="check-in-streak">
      <h3 id="check-in-streak" className={styles.streak}>
        {streak > 0 ? _('missions.streak', { days: streak }) : _('missions.streak.none')}
      </h3>
      <Ladder days={days} />
      {condition && (
        <p>
          {_(`missions.condition.${condition.type}`, {
            ...{ progress: money(condition.progress), target: money(condition.target) },
          })}
        </p>
      )}
      <Button
        look="luck"
        size="large"
        icon={checkedIn ? <Check /> : <CalendarCheck />}
        busy={busy}
        disabled={checkedIn || !isMet}
        onClick={() => claim(() => call(checkIn))}
      >
        {_(checkedIn ? 'missions.checked_in' : 'missions.check_in')}
      </Button>
      <p className={styles.pale}>{_('missions.check_in.note')}</p>
    </section>
  )
}

function Ladder({ days: { rungs, today, checkedIn } }: { readonly days: OwnCheckIn }) {
  const { _ } = useLingui()
  const say = useReward()
  return (
    <ol className={styles.ladder}>
      {rungs.map((reward, index) => {
        const day = index + 1
        const isDone = day < today || (day === today && checkedIn)
        const state = isDone ? 'done' : day === today ? 'today' : 'ahead'
        return (
          <li key={day} className={styles.day} data-state={state} aria-current={day === today ? 'date' : undefined}>
            <span className={styles.which}>{_('missions.day', { day })}</span>
            {isDone ? <Check aria-hidden="true" /> : <Gift aria-hidden="true" />}
            <b>{say(reward)}</b>
            {state !== 'ahead' && <span className={styles.which}>{_(`missions.day.${state}`)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
