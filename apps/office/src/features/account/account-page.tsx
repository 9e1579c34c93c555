import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { useOperator } from '../../session/use-operator.ts'
import styles from './account.module.css'
import { ChangePassword } from './change-password.tsx'
import { RenewCodes } from './renew-codes.tsx'

/** One's own account: who one is here, what one may do, and what keeps it one's own. */
export function AccountPage() {
  const { _ } = useLingui()
  useTitle('office.own_account')
  const operator = useOperator()
  const moment = useMoment()
  return (
    <>
      <PageHead title={_('office.own_account')} />
      <div className={styles.cards}>
        {operator && (
          <Card title={operator.name}>
            <Facts
              facts={[
                { name: _('office.username'), value: operator.username },
                { name: _('operators.role'), value: operator.role },
                { name: _('operators.brand'), value: operator.brand },
              ]}
            />
            {operator.withheld.length > 0 && <p className={styles.note}>{_('operators.withheld')}</p>}
            {operator.decidesFrom.map(({ power, from }) => (
              <p key={power} className={styles.note}>
                {_('operators.power_from', { power: _(`operators.power.${power}`), from: moment(from) })}
              </p>
            ))}
            <p className={styles.note}>{_('operators.powers.own')}</p>
            <div className={styles.powers}>
              {operator.powers.map((power) => (
                <Badge key={power}>{_(`operators.power.${power}`)}</Badge>
              ))}
            </div>
          </Card>
        )}
        <ChangePassword />
        {operator && <RenewCodes left={operator.recoveryCodes} />}
      </div>
    </>
  )
}
