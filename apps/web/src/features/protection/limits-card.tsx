import { useLingui } from '@lingui/react'
import { LIMIT_KINDS, type LimitKind, type OwnLimit, type Protection } from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ArrowDownToLine, Clock, Coins, type LucideIcon, TrendingDown } from 'lucide-react'
import { useState } from 'react'
import { LimitDialog } from './limit-dialog.tsx'
import { LimitRow } from './limit-row.tsx'
import styles from './protection.module.css'
import { limitsOf } from './use-protection.ts'

const ICONS: Record<LimitKind, LucideIcon> = {
  deposit: ArrowDownToLine,
  loss: TrendingDown,
  stake: Coins,
  session: Clock,
}

/** Every kind of limit, with what is set and used of it. */
export function LimitsCard({ protection }: { readonly protection: Protection }) {
  const { _ } = useLingui()
  const [setting, setSetting] = useState<{ kind: LimitKind; limit: OwnLimit | null } | null>(null)
  return (
    <Card level={3} title={_('protection.limits')}>
      <p className={styles.note}>{_('protection.limits.note')}</p>
      <ul className={styles.kinds}>
        {LIMIT_KINDS.map((kind) => {
          const Icon = ICONS[kind]
          const list = limitsOf(protection.limits, kind)
          const full = list.length === (kind === 'session' ? 1 : 3)
          return (
            <li key={kind} className={styles.kind}>
              <Icon className={styles.icon} aria-hidden="true" />
              <div className={styles.kindWords}>
                <h4 className={styles.kindName}>{_(`protection.kind.${kind}`)}</h4>
                <p className={styles.note}>{_(`protection.about.${kind}`)}</p>
              </div>
              {!full && (
                <Button
                  look="outline"
                  size="small"
                  aria-label={_('protection.set.of', { kind: _(`protection.kind.${kind}`) })}
                  onClick={() => setSetting({ kind, limit: null })}
                >
                  {_('protection.set')}
                </Button>
              )}
              {list.length > 0 && (
                <ul className={styles.rows}>
                  {list.map((limit) => (
                    <LimitRow key={limit.period} limit={limit} onChange={() => setSetting({ kind, limit })} />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      {setting && <LimitDialog {...setting} limits={protection.limits} onClose={() => setSetting(null)} />}
    </Card>
  )
}
