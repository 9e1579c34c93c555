import { useLingui } from '@lingui/react'
import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import { parseAmount } from '@sanuk/money/amount'
import { Step } from './step.tsx'
import { useWriteNet } from './use-write-net.ts'
import { useWriteSize } from './use-write-size.ts'

type BillProps = { readonly bill: DividendBill }

/** From what members won and lost to the loss that counts. */
export function LossSteps({ bill }: BillProps) {
  const { _ } = useLingui()
  const writeNet = useWriteNet()
  const size = useWriteSize()
  const isCarried = parseAmount(bill.carried) > 0n
  return (
    <>
      <Step label={_('agent-dividend.net')} value={writeNet(bill.net)} note={_('agent-dividend.net.note')} />
      <Step
        label={_('agent-dividend.carried')}
        value={size(bill.carried)}
        note={_(isCarried ? 'agent-dividend.carried.note' : 'agent-dividend.carried.none')}
      />
      <LossStep bill={bill} />
    </>
  )
}

function LossStep({ bill: { net, carried, loss } }: BillProps) {
  const { _ } = useLingui()
  const size = useWriteSize()
  const label = _('agent-dividend.loss')
  if (parseAmount(loss) <= 0n) {
    const note = _('agent-dividend.loss.ahead', { amount: size(loss) })
    return <Step label={label} value={_('agent-dividend.loss.none')} note={parseAmount(loss) < 0n && note} />
  }
  const words = { lost: size(net), carried: size(carried), loss: size(loss) }
  return <Step label={label} value={parseAmount(carried) > 0n ? _('agent-dividend.loss.formula', words) : words.loss} />
}
