import { useLingui } from '@lingui/react'
import type { CoupChange } from '@sanuk/contracts/live-tables'
import type { OfficeCoup } from '@sanuk/contracts/office-live-tables'
import { Button } from '@sanuk/ui/button'
import { useState } from 'react'
import { useMay } from '../../session/use-operator.ts'
import { ChangeCoup } from './change-coup.tsx'
import styles from './live-tables.module.css'
import type { TableNow } from './live-tables.ts'

type Props = { readonly table: TableNow; readonly coup: OfficeCoup }

/** Voids a coup, or corrects its result; nothing once it is void or too old. */
export function CoupActions({ table, coup }: Props) {
  const { _ } = useLingui()
  const may = useMay()
  const [kind, setKind] = useState<CoupChange['kind'] | null>(null)
  if (!may('tables.correct') || !coup.canChange) return null
  return (
    <span className={styles.actions}>
      <Button look="outline" size="small" onClick={() => setKind('void')}>
        {_('office-live-tables.void')}
      </Button>
      {coup.state === 'ended' && table.outcome && (
        <Button look="outline" size="small" onClick={() => setKind('correction')}>
          {_('office-live-tables.correct')}
        </Button>
      )}
      {kind && <ChangeCoup {...{ table, coup, kind }} onClose={() => setKind(null)} />}
    </span>
  )
}
