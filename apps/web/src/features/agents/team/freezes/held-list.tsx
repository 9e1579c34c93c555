import { useLingui } from '@lingui/react'
import { liftMemberFreeze } from '@sanuk/contracts/agent-members'
import type { Freeze } from '@sanuk/contracts/freezes'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useState } from 'react'
import { useMoment } from '../../../../components/use-moment.ts'
import { notify } from '../../../../toasts/toasts.ts'
import { call } from '../../../../wire/call.ts'
import { faultText } from '../../../../wire/fault-text.ts'
import type { TeamRow } from '../use-team.ts'
import styles from './freezes.module.css'

type HeldListProps = {
  readonly member: TeamRow
  /** Whether the agent may lift: only of those right below. */
  readonly mayLift: boolean
  readonly onChanged: (freezes: TeamRow['freezes']) => void
}

/** What an account is kept from, by whom, why and until when. */
export function HeldList({ member, mayLift, onChanged }: HeldListProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const [lifting, setLifting] = useState<Freeze | null>(null)
  if (member.freezes.length === 0) return null
  return (
    <section aria-label={_('agent-freezes.held')}>
      <ul className={styles.held}>
        {member.freezes.map((freeze) => (
          <li key={freeze.kind}>
            <div className={styles.what}>
              <strong>{_(`agent-freezes.badge.${freeze.kind}`)}</strong>
              <span>{freeze.reason}</span>
              <span className={styles.note}>
                {_('agent-freezes.by', { agent: freeze.agent, since: moment(freeze.since) })} ·{' '}
                {freeze.until
                  ? _('agent-freezes.until', { until: moment(freeze.until) })
                  : _('agent-freezes.until.lifted')}
              </span>
              {freeze.extended && <span className={styles.note}>{_('agent-freezes.extended')}</span>}
            </div>
            {mayLift && !freeze.extended && (
              <Button look="outline" size="small" onClick={() => setLifting(freeze)}>
                {_('agent-freezes.lift')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lifting && (
        <LiftDialog
          member={member}
          freeze={lifting}
          onClose={() => setLifting(null)}
          onChanged={(freezes) => {
            setLifting(null)
            onChanged(freezes)
          }}
        />
      )}
    </section>
  )
}

type LiftDialogProps = Pick<HeldListProps, 'member' | 'onChanged'> & {
  readonly freeze: Freeze
  readonly onClose: () => void
}

function LiftDialog({ member: { id, username }, freeze: { kind }, onClose, onChanged }: LiftDialogProps) {
  const { _ } = useLingui()
  const [fault, setFault] = useState<string>()

  async function lift() {
    try {
      const { freezes } = await call(liftMemberFreeze, { params: { id, kind } })
      await notify('success', _('agent-freezes.lifted'))
      onChanged(freezes)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      title={_('agent-freezes.lift.confirm', { kind })}
      cancelLabel={_('site.close')}
      confirmLabel={_('agent-freezes.lift')}
      onConfirm={lift}
      error={fault}
    >
      {_('agent-freezes.lift.note', { username })}
    </ConfirmDialog>
  )
}
