import { useLingui } from '@lingui/react'
import { clockAt } from '@sanuk/contracts/calendar-day'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { useId, useState } from 'react'
import { useBrand } from '../../../brand/use-brand.ts'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { hasConditions } from '../terms/contract-tiers.ts'
import styles from '../terms/terms.module.css'
import own from './salary.module.css'
import type { SalaryDetail } from './use-salary.ts'

type TimeWindow = SalaryDetail['windows'][number]

/** So many are shown at first: a day of hourly windows. */
const SHOWN = 24

/** What each window added to a day that is paid while it lasts, newest first. */
export function PeriodWindows({ detail }: { readonly detail: SalaryDetail }) {
  const { _ } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const list = useId()
  const { windows, contract, period } = detail
  const shown = isWhole ? windows : windows.slice(0, SHOWN)
  return (
    <Card level={3} title={_('agent-salary.windows')}>
      {contract && hasConditions(contract.tiers) && <p className={styles.note}>{_('agent-salary.windows.note')}</p>}
      {windows.some(isCorrection) && <p className={styles.note}>{_('agent-salary.windows.corrected')}</p>}
      {windows.length === 0 && <p className={styles.note}>{_('agent-salary.windows.none')}</p>}
      <ul id={list} className={styles.list} aria-label={_('agent-salary.windows')}>
        {shown.map((window) => (
          <WindowRow key={window.endsAt} window={window} day={period.firstDay} />
        ))}
      </ul>
      {windows.length > SHOWN && (
        <div className={own.more}>
          <Button
            look="outline"
            size="small"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? _('agent-salary.windows.fewer') : _('agent-salary.windows.all', { count: windows.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Whether the day had less after a window than before it. */
const isCorrection = ({ valid, earned }: TimeWindow): boolean => parseAmount(valid) < 0n || parseAmount(earned) < 0n

function WindowRow({ window, day }: { readonly window: TimeWindow; readonly day: string }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const time = useWindowTime(day)
  return (
    <li className={own.window}>
      <span>
        <b>{_('agent-salary.window.until', { time: time(window.endsAt) })}</b>
        <span className={styles.note}>
          {_('agent-salary.valid')} <Money amount={parseAmount(window.valid)} currency={currency} />
        </span>
      </span>
      <span>
        <Money amount={parseAmount(window.earned)} currency={currency} net />
        {isCorrection(window) && <Badge look="bad">{_('agent-salary.window.correction')}</Badge>}
      </span>
    </li>
  )
}

/** Writes when a window of a day ended, in the brand's time zone: "15:05", with the date where it is another one. */
function useWindowTime(day: string): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  return (instant) => {
    const at = clockAt(Date.parse(instant), timeZone)
    const time = at.time.slice(0, 'HH:mm'.length)
    return at.day === day ? time : `${writeDay(at.day, language)} ${time}`
  }
}
