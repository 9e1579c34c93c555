import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { Chips } from '@sanuk/ui/chips'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { Field } from '@sanuk/ui/field'
import type { ComponentProps } from 'react'
import { Stepper } from '../pad/stepper.tsx'
import type { StopChoice } from '../slip/stop-choice.ts'
import { StopFields } from '../slip/stop-fields.tsx'
import styles from './chase.module.css'
import { CHASE_WAYS, type ChasePlan, GROWTH } from './chase-plan.ts'
import { ChaseTable } from './chase-table.tsx'
import type { ChaseState } from './use-chase.ts'

type ChaseProps = {
  readonly game: LotteryGame
  readonly chase: ChaseState
  readonly stop: StopChoice
  readonly onStop: (stop: StopChoice) => void
}

/** Repeats the bets in issues to come: in how many, at which multiples, and when they end before the last one. */
export function Chase({ game, chase, stop, onStop }: ChaseProps) {
  const { _ } = useLingui()
  if (game.issuesMax <= 1) return null
  const { choice, coming, plan } = chase
  return (
    <div className={styles.chase}>
      <div className={styles.head}>
        <span>{_('lottery.chase')}</span>
        <Stepper
          label={_('lottery.chase.issues')}
          value={choice.issues}
          most={game.issuesMax}
          onChange={(issues) => chase.change({ issues })}
        />
      </div>
      {choice.issues > 1 && (
        <>
          <Chips
            size="small"
            label={_('lottery-betting.chase.way')}
            options={CHASE_WAYS.map((way) => ({ value: way, label: _(`lottery-betting.chase.way.${way}`) }))}
            value={choice.way}
            onPick={(way) => chase.change({ way })}
          />
          <WayFields chase={chase} />
          <StopFields stop={stop} onStop={onStop} />
          {plan.ok ? <ChaseTable chase={chase} rows={plan.rows} /> : <NoPlan plan={plan} most={chase.mostMultiple} />}
          {coming.length > 0 && coming.length < choice.issues && (
            <p className={styles.note}>{_('lottery.chase.fewer', { count: coming.length })}</p>
          )}
        </>
      )}
    </div>
  )
}

/** What the chosen way asks for. */
function WayFields({ chase: { choice, change, mostMultiple } }: Pick<ChaseProps, 'chase'>) {
  const { _ } = useLingui()
  const from = (
    <Counted
      label={_('lottery-betting.chase.from')}
      suffix="×"
      value={choice.from}
      most={mostMultiple}
      onChange={(multiple) => change({ from: multiple, edits: new Map() })}
    />
  )
  switch (choice.way) {
    case 'same':
      return from
    case 'growing':
      return (
        <>
          {from}
          <Counted
            label={_('lottery-betting.chase.factor')}
            suffix="×"
            value={choice.factor}
            {...GROWTH.factor}
            onChange={(factor) => change({ factor })}
          />
          <Counted
            label={_('lottery-betting.chase.every')}
            value={choice.every}
            {...GROWTH.every}
            onChange={(every) => change({ every })}
          />
        </>
      )
    case 'profit':
      return (
        <Field label={_('lottery-betting.chase.rate')} hint={_('lottery-betting.chase.rate.note')}>
          <DecimalInput value={choice.rate} decimals={1} onChange={(rate) => change({ rate })} />
        </Field>
      )
  }
}

/** A number to choose, with its name before it. */
function Counted(props: ComponentProps<typeof Stepper>) {
  return (
    <div className={styles.head}>
      <span aria-hidden="true">{props.label}</span>
      <Stepper {...props} />
    </div>
  )
}

type NoPlanProps = { readonly plan: Extract<ChasePlan, { ok: false }>; readonly most: number }

/** Why the bets cannot be repeated so. */
function NoPlan({ plan: { reason, issue }, most }: NoPlanProps) {
  const { _ } = useLingui()
  return (
    <p className={styles.fault} role="status">
      {_(`lottery-betting.chase.fault.${reason}`, { number: issue?.number ?? '', most })}
    </p>
  )
}
