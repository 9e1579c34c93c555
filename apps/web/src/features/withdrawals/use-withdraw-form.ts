import { useLingui } from '@lingui/react'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { RefusedError } from '@sanuk/wire/faults'
import { useCallback, useRef, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import { useRequestWithdrawal } from './use-request-withdrawal.ts'
import type { Terms } from './withdrawal-terms.ts'

type Faults = { account?: string; amount?: string; password?: string; whole?: string }

const OF_PASSWORD = ['payment_password_missing', 'payment_password_wrong', 'payment_password_locked']

/** What stands in the form, what is wrong with it, and its way to the server. */
export function useWithdrawForm(terms: Terms, onRequested: (withdrawal: Withdrawal) => void) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const amountBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState({ account: null as string | null, amount: '', password: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [asking, setAsking] = useState(false)
  const request = useRequestWithdrawal(onRequested)

  const set = useCallback((part: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...part }))
    setFaults({})
  }, [])
  const pick = useCallback((account: string) => set({ account }), [set])

  function show(found: Faults) {
    setFaults(found)
    if (found.amount) amountBox.current?.focus()
    else if (found.password) passwordBox.current?.focus()
  }

  function amountFault(): string | undefined {
    if (values.amount === '') return _('field.required')
    if (!isMoney(values.amount)) return _('field.money')
    const wanted = parseAmount(values.amount)
    const limit = (wire: string) => ({ limit: formatMoney(parseAmount(wire), currency) })
    if (wanted < parseAmount(terms.minimum)) return _('withdrawals.amount.below', limit(terms.minimum))
    if (wanted > parseAmount(terms.available)) return _('withdrawals.amount.above', limit(terms.available))
    return undefined
  }

  function review() {
    const amount = amountFault()
    const found: Faults = {
      ...(values.account === null && { account: _('withdrawals.account.missing') }),
      ...(amount && { amount }),
      ...(values.password === '' && { password: _('field.required') }),
    }
    show(found)
    setAsking(Object.keys(found).length === 0)
  }

  async function send() {
    const { account, amount, password } = values
    if (account === null) return
    try {
      await request.mutateAsync({ account, amount, paymentPassword: password })
    } catch (error) {
      setAsking(false)
      show(placed(error))
    }
  }

  function placed(error: unknown): Faults {
    const isOfPassword = error instanceof RefusedError && OF_PASSWORD.includes(error.code)
    const found: Faults = {}
    for (const { field, message } of fieldFaults(error, _)) {
      if (isOfPassword) found.password = message
      else if (field === 'amount' || field === 'account') found[field] = message
      else found.whole = message
    }
    return found
  }

  return {
    ...values,
    ...{ faults, asking, amountBox, passwordBox, pick, review, send },
    busy: request.isPending,
    goBack: () => setAsking(false),
    setAmount: (amount: string) => set({ amount }),
    setPassword: (password: string) => set({ password }),
  }
}
