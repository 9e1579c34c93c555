import { useLingui } from '@lingui/react'
import type { YeekeeRound } from '@sanuk/contracts/lottery-yeekee'
import { Button } from '@sanuk/ui/button'
import { ShieldCheck } from 'lucide-react'
import { useLanguage } from '../../../language/language.ts'
import { useCheckRecord } from '../history/use-check-record.ts'
import styles from './yeekee.module.css'

type RoundSumProps = {
  readonly gameCode: string
  readonly number: string
  /** Of the players' shots. */
  readonly count: number
  readonly sum: number
  readonly round: YeekeeRound
}

/** How a result came about, as it is written down on paper. */
export function RoundSum({ gameCode, number, count, sum, round }: RoundSumProps) {
  const { _ } = useLingui()
  const figures = new Intl.NumberFormat(useLanguage())
  const check = useCheckRecord()
  const filled = round.fills.reduce((total, fill) => total + Number(fill), 0)
  return (
    <div className={styles.arithmetic}>
      <dl className={styles.steps}>
        <Step name={_('lottery-yeekee.sum.shots', { count })} value={figures.format(sum)} />
        {round.fills.length > 0 && (
          <Step
            sign="+"
            name={_('lottery-yeekee.sum.fills', { count: round.fills.length })}
            value={figures.format(filled)}
          />
        )}
        <Step sign="+" name={_('lottery-yeekee.sum.own')} value={round.own} />
        <Step sign="−" name={_('lottery-yeekee.sum.taken')} value={round.taken} />
        <Step sign="=" name={_('lottery-yeekee.sum.rest')} value={figures.format(round.total - Number(round.taken))} />
      </dl>
      <p className={styles.outcome}>
        {_('lottery-yeekee.sum.last_five')}
        <span className={styles.five}>
          <span data-part="bottom">{round.number.slice(0, 2)}</span>
          <span data-part="top">{round.number.slice(2)}</span>
        </span>
      </p>
      <p className={styles.parts}>
        <span data-part="top">{_('lottery-yeekee.sum.top', { digits: round.number.slice(2) })}</span>
        <span data-part="bottom">{_('lottery-yeekee.sum.bottom', { digits: round.number.slice(0, 2) })}</span>
      </p>
      <Button look="outline" icon={<ShieldCheck />} onClick={() => check({ gameCode, number, isShotFor: true })}>
        {_('lottery-yeekee.check')}
      </Button>
    </div>
  )
}

type StepProps = { readonly sign?: string; readonly name: string; readonly value: string }

function Step({ sign = '', name, value }: StepProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {sign} {value}
      </dd>
    </div>
  )
}
