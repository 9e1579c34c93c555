import { useLingui } from '@lingui/react'
import { proposeNumberRule } from '@sanuk/contracts/office-lottery-numbers'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field, FieldRow } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { UNREADABLE } from '@sanuk/ui/money-typing'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../wire/call.ts'
import { useBrand } from '../../../wire/use-brand.ts'
import { useSending } from '../../../wire/use-sending.ts'
import styles from '../lottery.module.css'
import { type LimitedPlay, numbersKey } from './numbers.ts'
import { useRuleText } from './use-rule-text.ts'

type Props = {
  readonly gameCode: string
  readonly limited: LimitedPlay
  readonly name: string
  readonly onClose: () => void
}

/** An amount as it is sent; nothing where the field is empty or 0. */
const boundOf = (typed: string): string | null => (isMoney(typed) && parseAmount(typed) > 0n ? typed : null)

const isSameBound = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : parseAmount(one) === parseAmount(other)

/** Proposes from which stake numbers of a play pay half and are closed, with what it means in words. */
export function RuleDialog({ gameCode, limited, name, onClose }: Props) {
  const { _ } = useLingui()
  const formId = useId()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const textOf = useRuleText()
  const { busy, fault, faults, send } = useSending(numbersKey(gameCode))
  const [half, setHalf] = useState(limited.halfFrom ?? '')
  const [closed, setClosed] = useState(limited.closedFrom ?? '')
  const bounds = { halfFrom: boundOf(half), closedFrom: boundOf(closed) }
  const isReversed =
    bounds.halfFrom !== null &&
    bounds.closedFrom !== null &&
    parseAmount(bounds.closedFrom) <= parseAmount(bounds.halfFrom)
  const isSame = isSameBound(bounds.halfFrom, limited.halfFrom) && isSameBound(bounds.closedFrom, limited.closedFrom)
  const isUnready = isReversed || isSame || half === UNREADABLE || closed === UNREADABLE

  async function propose(event: FormEvent) {
    event.preventDefault()
    if (isUnready) return
    const body = { gameCode, play: limited.play, ...bounds }
    if (!(await send(() => call(proposeNumberRule, { body })))) return
    onClose()
    toast.success(_('office.rules.proposed'))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-lottery-numbers.change.of', { play: name })}
      description={_('office-lottery-numbers.rule.note')}
      error={fault}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={isUnready}>
          {_('office-lottery-numbers.propose')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={propose}>
        <FieldRow>
          <Field label={_('office-lottery-numbers.half_from')} hint={_('office-lottery-numbers.empty')}>
            <MoneyInput currency={currency} value={half} onChange={setHalf} />
          </Field>
          <Field
            label={_('office-lottery-numbers.closed_from')}
            hint={_('office-lottery-numbers.empty')}
            error={isReversed ? _('office-lottery-numbers.reversed') : faults.closedFrom}
          >
            <MoneyInput currency={currency} value={closed} onChange={setClosed} />
          </Field>
        </FieldRow>
        <dl className={styles.prizes} aria-label={_('office-lottery-numbers.preview')}>
          <div className={styles.prize}>
            <dt>{_('office-lottery-numbers.now')}</dt>
            <dd>{textOf(limited)}</dd>
          </div>
          <div className={styles.prize}>
            <dt>{_('office-lottery-numbers.then')}</dt>
            <dd>{textOf(bounds)}</dd>
          </div>
        </dl>
      </form>
    </Dialog>
  )
}
