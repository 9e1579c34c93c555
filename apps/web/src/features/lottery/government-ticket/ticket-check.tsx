import { useLingui } from '@lingui/react'
import { type DrawnIssue, type LotteryGame, openedNumeros } from '@sanuk/contracts/lottery'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextArea } from '@sanuk/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { dayOfIssue } from '../issue-name.ts'
import { Simulated } from '../simulated.tsx'
import { isGovernmentResult } from './check-ticket.ts'
import { CheckedTickets } from './checked-tickets.tsx'
import { readNumbers, TICKETS_MAX } from './read-numbers.ts'
import styles from './ticket-check.module.css'

/** Two years, within which prizes of government tickets are paid. */
const DRAWS = 48
const BAD_SHOWN = 5

/** Checks tickets of the Government Lottery Office, which have nothing to do with bets. */
export function TicketCheck({ game }: { readonly game: Pick<LotteryGame, 'gameCode'> }) {
  const { _ } = useLingui()
  const id = useId()
  const request = { query: { gameCode: game.gameCode, count: String(DRAWS) } }
  const { data, error, refetch } = useQuery(read(openedNumeros, request))
  const draws = data?.list.filter(({ result }) => isGovernmentResult(result))
  const [first] = draws ?? []
  return (
    <Card aria-labelledby={id} title={<span id={id}>{_('lottery-results.check')}</span>}>
      <div className={styles.check}>
        <p className={styles.note}>{_('lottery-results.check.note')}</p>
        {!data && error && (
          <ErrorState title={_('lottery-results.check.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
            {faultText(error, _)}
          </ErrorState>
        )}
        {!data && !error && <Skeleton shape="control" height="160px" />}
        {draws && !first && <p className={styles.note}>{_('lottery-results.check.no_draws')}</p>}
        {draws && first && <CheckForm draws={draws} first={first} />}
      </div>
    </Card>
  )
}

type CheckFormProps = { readonly draws: readonly DrawnIssue[]; readonly first: DrawnIssue }

function CheckForm({ draws, first }: CheckFormProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const [number, setNumber] = useState(first.number)
  const [text, setText] = useState('')
  const drawn = draws.find((one) => one.number === number) ?? first
  const { tickets, bad } = readNumbers(text)
  const fault = faultOf(bad, tickets.length)
  return (
    <>
      <Field label={_('lottery-results.check.draw')}>
        <Select
          options={draws.map((one) => ({ value: one.number, label: writeLongDay(dayOfIssue(one.number), language) }))}
          value={drawn.number}
          onChange={setNumber}
        />
      </Field>
      <Simulated of={drawn} />
      <Field
        label={_('lottery-results.check.numbers')}
        hint={_('lottery-results.check.numbers.how')}
        {...(fault && { error: _(`lottery-results.check.${fault.word}`, fault.values) })}
      >
        <TextArea rows={2} inputMode="numeric" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <CheckedTickets tickets={tickets.slice(0, TICKETS_MAX)} result={drawn.result} />
      <p className={styles.note}>
        {drawn.simulated ? _('lottery-results.check.simulated') : _('lottery-results.check.scope')}
      </p>
    </>
  )
}

function faultOf(bad: readonly string[], count: number) {
  if (count > TICKETS_MAX) return { word: 'most', values: { count: TICKETS_MAX } } as const
  return bad.length > 0 ? ({ word: 'bad', values: { numbers: bad.slice(0, BAD_SHOWN).join(', ') } } as const) : null
}
