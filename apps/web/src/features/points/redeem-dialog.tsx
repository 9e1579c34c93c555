import { useLingui } from '@lingui/react'
import { QUANTITY_MAX, type Reward } from '@sanuk/contracts/points'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { useId } from 'react'
import { allowedOf } from './allowed.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { PaymentField, useHasPaymentPassword } from './payment-field.tsx'
import styles from './points.module.css'
import { RewardPicture } from './reward-picture.tsx'
import { type Standing, useStanding } from './use-points.ts'
import { useRedeem } from './use-redeem.ts'

type RedeemDialogProps = { readonly reward: Reward; readonly onClose: () => void }

/** One reward: what it is, what it costs, and the form that asks for it. */
export function RedeemDialog({ reward, onClose }: RedeemDialogProps) {
  const { _ } = useLingui()
  const { data: own } = useStanding()
  const form = useId()
  const redeem = useRedeem(reward, onClose)
  const { isSubmitting, errors } = redeem.formState
  const hasPassword = useHasPaymentPassword()
  const allowed = own && allowedOf(reward, own, QUANTITY_MAX)
  const quantity = redeem.watch('quantity')
  const sum = reward.points * (Number.isInteger(quantity) && quantity > 0 ? quantity : 1)
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isSubmitting}
      size="medium"
      title={reward.title}
      closeLabel={_('site.close')}
      error={errors.root?.message}
      footer={
        <Button
          type="submit"
          form={form}
          size="large"
          wide
          busy={isSubmitting}
          disabled={!allowed || allowed.hindrance !== null || !hasPassword}
        >
          {_('points.redeem.for', { points: sum })}
        </Button>
      }
    >
      <div className={styles.about}>
        <RewardPicture of={reward} sizes="200px" className={styles.aboutPicture} />
        <div className={styles.aboutWords}>
          <p>{reward.description}</p>
          <p className={styles.price}>{_('points.amount', { points: reward.points })}</p>
        </div>
      </div>
      {!own || !allowed ? (
        <Skeleton height="180px" />
      ) : allowed.hindrance ? (
        <p className={styles.notice}>{_(`points.hindrance.${allowed.hindrance}`, missingOf(reward, own))}</p>
      ) : (
        <form id={form} noValidate onSubmit={redeem.submit} className={styles.fields}>
          {allowed.most > 1 && (
            <Field
              label={_('points.quantity')}
              hint={_('points.quantity.most', { most: allowed.most })}
              error={errors.quantity?.message}
            >
              <TextInput
                type="number"
                inputMode="numeric"
                min={1}
                max={allowed.most}
                {...redeem.register('quantity', {
                  valueAsNumber: true,
                  validate: (typed) =>
                    (Number.isInteger(typed) && typed >= 1 && typed <= allowed.most) ||
                    _('points.quantity.most', { most: allowed.most }),
                })}
              />
            </Field>
          )}
          {reward.category === 'goods' && <DeliveryFields register={redeem.register} errors={errors} />}
          <PaymentField
            error={errors.paymentPassword?.message}
            input={redeem.register('paymentPassword', { validate: (text) => text !== '' || _('field.required') })}
          />
          <p className={styles.note}>{_('points.redeem.effect', { left: own.points - sum })}</p>
        </form>
      )}
    </Dialog>
  )
}

const missingOf = ({ points, limitPerMember }: Reward, own: Standing) => ({
  points: Math.max(0, points - own.points),
  limit: limitPerMember ?? 0,
})
