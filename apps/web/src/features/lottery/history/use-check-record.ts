import { useLingui } from '@lingui/react'
import { drawRecord } from '@sanuk/contracts/lottery'
import { yeekeeRecord } from '@sanuk/contracts/lottery-yeekee'
import { useRouter } from '../../../router/use-router.ts'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'

export type CheckedDraw = {
  readonly gameCode: string
  readonly number: string
  /** Its players shot the numbers that it was drawn from. */
  readonly isShotFor?: boolean | undefined
}

/** Takes what a house draw was made from to the page that draws it again. */
export function useCheckRecord() {
  const { _ } = useLingui()
  const router = useRouter()
  return async ({ isShotFor, ...params }: CheckedDraw): Promise<void> => {
    try {
      const record = await (isShotFor ? call(yeekeeRecord, { params }) : call(drawRecord, { params }))
      await router.navigate({ to: '/fairness', state: { record: JSON.stringify(record, null, 2) } })
    } catch (fault) {
      await notify('error', faultText(fault, _))
    }
  }
}
