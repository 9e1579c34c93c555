import { useLingui } from '@lingui/react'
import { type downlineTransfer, sendDownline } from '@sanuk/contracts/agent-members'
import type { AnswerOf } from '@sanuk/contracts/route'
import { balance } from '@sanuk/contracts/wallet'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { RefusedError } from '@sanuk/wire/faults'
import { useRef, useState } from 'react'
import { useCurrency } from '../../../../brand/use-currency.ts'
import { call } from '../../../../wire/call.ts'
import { fieldFaults } from '../../../../wire/field-faults.ts'
import { keyOf, queryClient } from '../../../../wire/read.ts'

export type Standing = AnswerOf<typeof downlineTransfer>

type Faults = { amount?: string; password?: string; whole?: string }

const OF_PASSWORD = ['payment_password_missing', 'payment_password_wrong', 'payment_password_locked']

/** What stands in the form, what is wrong with it, and its way to the server. `onSent` gets the amount. */
export function useSendForm(standing: Standing, onSent: (amount: string) => void) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const amountBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  const [amount, setAmount] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [asking, setAsking] = useState(false)

  function show(found: Faults): void {
    setFaults(found)
    if (found.amount) amountBox.current?.focus()
    else if (found.password) passwordBox.current?.focus()
  }

  function amountFault(): string | undefined {
    if (amount === '') return _('field.required')
    if (!isMoney(amount)) return _('field.money')
    const wanted = parseAmount(amount)
    const [least, most, left] = [standing.least, standing.most, standing.left].map(parseAmount)
    const limit = (sum: typeof wanted) => ({ limit: formatMoney(sum, currency) })
    if (least !== undefined && wanted < least) return _('agent-transfer.amount.below', limit(least))
    if (most !== undefined && wanted > most) return _('agent-transfer.amount.above', limit(most))
    if (left !== undefined && wanted > left) return _('agent-transfer.amount.above', limit(left))
    return undefined
  }

  function review(): void {
    const found = amountFault()
    const faults = { ...(found && { amount: found }), ...(password === '' && { password: _('field.required') }) }
    show(faults)
    setAsking(Object.keys(faults).length === 0)
  }

  function placed(error: unknown): Faults {
    const isOfPassword = error instanceof RefusedError && OF_PASSWORD.includes(error.code)
    const found: Faults = {}
    for (const { field, message } of fieldFaults(error, _)) {
      if (isOfPassword) found.password = message
      else if (field === 'amount') found.amount = message
      else found.whole = message
    }
    return found
  }

  /** The same choices sent again after a lost answer are one transfer. */
  async function send(): Promise<void> {
    const to = standing.member.id
    const name = `${to} ${amount}`
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    const { requestId } = sent.current
    try {
      await call(sendDownline, { body: { requestId, to, amount, paymentPassword: password } })
      sent.current = null
      onSent(amount)
    } catch (error) {
      setAsking(false)
      show(placed(error))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
    }
  }

  return {
    amount,
    password,
    faults,
    asking,
    amountBox,
    passwordBox,
    review,
    send,
    goBack: () => setAsking(false),
    setAmount: (value: string) => {
      setAmount(value)
      setFaults({})
    },
    setPassword: (value: string) => {
      setPassword(value)
      setFaults({})
    },
  }
}
