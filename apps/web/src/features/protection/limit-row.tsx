import { useLingui } from '@lingui/react'
import { keepOwnLimit, type OwnLimit } from '@sanuk/contracts/protection'
import { parseAmount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Progress } from '@sanuk/ui/progress'
import { useMutation } from '@tanstack/react-query'
import { useMoment } from '../../components/use-moment.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './protection.module.css'
import { keepProtection } from './use-protection.ts'
import { useWritten } from './use-written.ts'

type LimitRowProps = { readonly limit: OwnLimit; readonly onChange: () => void }

/** A limit with what is used of it, when it begins anew, and what it is to become. */
export function LimitRow({ limit, onChange }: LimitRowProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const written = useWritten()
  const { kind, period } = limit
  const [value, used] = [parseAmount(limit.value), parseAmount(limit.used)]
  const left = used < value ? subtract(value, used) : ZERO
  const words = _('protection.used', { used: written(kind, limit.used), value: written(kind, limit.value) })
  const names = { kind: _(`protection.kind.${kind}`), period: _(`protection.period.${period}`) }
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.period}>{names.period}</span>
        <Button look="ghost" size="small" aria-label={_('protection.change.of', names)} onClick={onChange}>
          {_('protection.change')}
        </Button>
      </div>
      <Progress label={`${names.kind} ${names.period}`} value={Number(used)} max={Number(value)} valueText={words} />
      <p className={styles.figures}>
        <span>{words}</span>
        <span>{_('protection.left', { left: written(kind, writeAmount(left)) })}</span>
      </p>
      <p className={styles.note}>{_('protection.resets', { when: moment(limit.resetsAt) })}</p>
      {limit.next && <Next limit={limit} next={limit.next} />}
    </li>
  )
}

/** What a limit is to become, as long as that can be taken back. */
function Next({ limit: { kind, period }, next }: { limit: OwnLimit; next: NonNullable<OwnLimit['next']> }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const written = useWritten()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(keepOwnLimit, { body: { kind, period } }),
    onSuccess: (protection) => {
      keepProtection(protection)
      notify('success', _('protection.kept'))
    },
    onError: (fault) => notify('error', faultText(fault, _)),
  })
  const when = moment(next.at)
  return (
    <div className={styles.next}>
      <span>
        {next.value === null
          ? _('protection.next.none', { when })
          : _('protection.next', { value: written(kind, next.value), when })}
      </span>
      <Button look="outline" size="small" busy={isPending} onClick={() => mutate()}>
        {_('protection.keep')}
      </Button>
    </div>
  )
}
