import { useLingui } from '@lingui/react'
import { readLiveTable } from '@sanuk/contracts/office-live-tables'
import { Card } from '@sanuk/ui/card'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useLanguage } from '../../language/language.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { usePathParams } from '../../router/use-path-params.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { ChatCard } from './chat-card.tsx'
import { CoupsCard } from './coups-card.tsx'
import styles from './live-tables.module.css'
import { EVERY_MS, LIVE_TABLES } from './live-tables.ts'
import { SettingsCard } from './settings-card.tsx'
import { SpotsCard } from './spots-card.tsx'
import { TableFigures } from './table-figures.tsx'
import { TableState } from './table-state.tsx'
import { TableSwitch } from './table-switch.tsx'

/** One live table: what lies on it now, what it takes and when, and its coups. */
export function TablePage() {
  const { _ } = useLingui()
  useTitle('office-live-tables.title')
  const language = useLanguage()
  const may = useMay()
  const { vendor = '', game = '' } = usePathParams()
  const {
    data: table,
    error,
    refetch,
  } = useAsked({
    key: [...LIVE_TABLES, 'one', vendor, game],
    ask: (signal) => call(readLiveTable, { params: { vendor, game } }, signal),
    everyMs: EVERY_MS,
  })
  return (
    <>
      <BackLink to="/live-tables">{_('office-live-tables.back')}</BackLink>
      <PageHead title={table?.names[language] ?? game} note={table && <TableState table={table} />}>
        {table && may('tables.change') && <TableSwitch table={table} />}
      </PageHead>
      {error && !table ? (
        <Card>
          <Failed title="office-live-tables.failed" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <div className={styles.page}>
          <TableFigures table={table} />
          {table && <SpotsCard table={table} />}
          {table && <SettingsCard table={table} />}
          {table && <CoupsCard table={table} />}
          {table && <ChatCard table={table} />}
        </div>
      )}
    </>
  )
}
