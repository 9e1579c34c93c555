import { useLingui } from '@lingui/react'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { writeRate } from '../../../components/write-rate.ts'
import { partOfTier } from './bill-arithmetic.ts'
import { Step } from './step.tsx'
import type { DividendDetail } from './use-dividend.ts'
import { useWriteSize } from './use-write-size.ts'

type DetailProps = { readonly detail: DividendDetail }

/** From the loss that counts to what the own contract brings of it. */
export function TierSteps({ detail }: DetailProps) {
  const { _ } = useLingui()
  const { bill, contract } = detail
  if (bill.tier === 0) return <NoTier detail={detail} />
  const rate = writeRate(bill.rate)
  const count = contract?.tiers.length ?? 1
  return (
    <>
      <Step
        label={_('agent-dividend.tier')}
        value={count > 1 ? _('agent-dividend.tier.reached', { tier: bill.tier, count, rate }) : rate}
      />
      <AmountStep detail={detail} />
    </>
  )
}

/** Why no tier counts, which makes the amount nothing. */
function NoTier({ detail: { bill, contract } }: DetailProps) {
  const { _ } = useLingui()
  const size = useWriteSize()
  const why = !contract ? 'contract' : parseAmount(bill.loss) > 0n ? 'conditions' : 'loss'
  return (
    <>
      <Step
        label={_('agent-dividend.tier')}
        value={_('agent-dividend.tier.none')}
        note={_(`agent-dividend.tier.none.${why}`)}
      />
      <Step label={_('agent-dividend.amount')} value={size(bill.amount)} />
    </>
  )
}

function AmountStep({ detail: { bill, contract } }: DetailProps) {
  const { _ } = useLingui()
  const size = useWriteSize()
  const values = { loss: size(bill.loss), rate: writeRate(bill.rate), amount: size(bill.amount) }
  const label = _('agent-dividend.amount')
  const short = partOfTier(bill, contract)
  if (!short) return <Step label={label} value={_('agent-dividend.amount.formula', values)} />
  const part = writeRate(short.part)
  return (
    <Step
      label={label}
      value={_('agent-dividend.amount.formula.part', { ...values, part })}
      note={_('agent-dividend.amount.part.note', { part, wanted: size(writeAmount(short.wanted)) })}
    />
  )
}
