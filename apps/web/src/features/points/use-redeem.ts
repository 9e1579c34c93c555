import { useLingui } from '@lingui/react'
import { type Delivery, type Reward, redeemPoints } from '@sanuk/contracts/points'
import type { Word } from '@sanuk/locales/word'
import { RefusedError } from '@sanuk/wire/faults'
import { useRef } from 'react'
import { type UseFormSetError, useForm } from 'react-hook-form'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import { askPointsAgain } from './use-points.ts'

export type RedeemValues = { quantity: number; paymentPassword: string; delivery: Delivery }

const EMPTY: RedeemValues = { quantity: 1, paymentPassword: '', delivery: { name: '', phone: '', address: '' } }
const PLACES = ['delivery.name', 'delivery.phone', 'delivery.address', 'paymentPassword'] as const

/** The form by which a reward is asked for. However often it is sent, it asks once. */
export function useRedeem(reward: Reward, onDone: () => void) {
  const { _ } = useLingui()
  const requestId = useRef(crypto.randomUUID())
  const form = useForm<RedeemValues>({ mode: 'onTouched', shouldUnregister: false, defaultValues: EMPTY })

  async function send({ quantity, paymentPassword, delivery: { name, phone, address } }: RedeemValues) {
    const delivery = { name: name.trim(), phone: phone.trim(), address: address.trim() }
    try {
      await call(redeemPoints, {
        body: {
          ...{ requestId: requestId.current, reward: reward.id, quantity, points: reward.points * quantity },
          ...{ paymentPassword, ...(reward.category === 'goods' && { delivery }) },
        },
      })
      await notify('success', _('points.redeemed', { title: reward.title }))
      onDone()
    } catch (fault) {
      placeFault(fault, form.setError, _)
    } finally {
      askPointsAgain()
    }
  }

  return { ...form, submit: form.handleSubmit(send) }
}

/** Beside the field that it concerns, or over all of them. */
function placeFault(fault: unknown, setError: UseFormSetError<RedeemValues>, say: (word: Word) => string): void {
  const ofPassword = fault instanceof RefusedError && fault.code.startsWith('payment_password')
  for (const { field, message } of fieldFaults(fault, say)) {
    const at = ofPassword ? 'paymentPassword' : (PLACES.find((known) => known === field) ?? 'root')
    setError(at, { message }, { shouldFocus: at !== 'root' })
  }
}
