import { parseAmount } from '@sanuk/money/amount'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { EndPage } from '../dialogs/end-page.tsx'
import type { LoadedGame } from '../games/games.ts'
import type { Kit } from '../kit.ts'
import type { OtherTables } from '../server/other-tables.ts'
import { NoticeBar } from '../table/notice-bar.tsx'
import { Purse } from '../table/purse.tsx'
import { Rack } from '../table/rack.tsx'
import { useChips } from '../table/use-chips.ts'
import { usePreferences } from '../table/use-preferences.ts'
import type { TablesStore } from '../view/tables-store.ts'
import { chipsFor } from './chips-for.ts'
import { type OpenDialog, SeveralDialogs } from './several-dialogs.tsx'
import { SeveralHead } from './several-head.tsx'
import { TableCard } from './table-card.tsx'
import type { LoadGame } from './use-game.ts'
import { useSeveral } from './use-several.ts'

export type SeveralPageProps = {
  readonly tables: TablesStore
  /** The game of the launched table. */
  readonly game: LoadedGame
  readonly kitOf: (game: LoadedGame) => Kit
  readonly load: LoadGame
  readonly calls: OtherTables
  /** Tries the line again at once. */
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** Several live tables in one view, with one rack and one purse. */
export function SeveralPage(props: SeveralPageProps) {
  const { tables, game, kitOf, load, calls, onRetry, onBack } = props
  const kit = kitOf(game)
  const { say, site } = kit
  const stores = useSyncExternalStore(tables.subscribe, tables.followed)
  const balance = useSyncExternalStore(tables.subscribe, tables.balance)
  const staked = useSyncExternalStore(tables.subscribe, tables.staked)
  const short = useSyncExternalStore(tables.subscribe, tables.short)
  const { ended, line } = useSyncExternalStore(tables.main.subscribe, tables.main.view)
  const { hasFailed, change } = useSeveral(tables, calls)
  const [preferences, prefer] = usePreferences(kit)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const rules = stores.map((store) => store.view().rules)
  const chips = useChips(chipsFor(rules), preferences.ownChip)
  const remove = (code: string) => change((before) => before.filter((each) => each !== code))

  if (ended !== null) {
    return (
      <EndPage
        title={say(ended === 'session_ended' ? 'rooms.ended' : 'rooms.unavailable')}
        text={say(`rooms.fault.${ended}`)}
        button={say('rooms.ended.back')}
        onPress={() => site.tell({ kind: 'close' })}
      />
    )
  }
  return (
    <main className="several">
      <SeveralHead
        {...{ kit, preferences, onBack }}
        count={stores.length}
        onChoose={() => setDialog('chooser')}
        onSound={() => {
          prefer({ ...preferences, sound: !preferences.sound })
          void kit.sound.turn(!preferences.sound)
        }}
        onAutoConfirm={() => prefer({ ...preferences, autoConfirm: !preferences.autoConfirm })}
      />
      {hasFailed && (
        <p className="several-fault" role="alert">
          {say('rooms.several.failed')}
        </p>
      )}
      {line === 'lost' && <LostLine {...{ kit, tables, onRetry }} />}
      <div className="several-tables">
        {stores.map((store) => {
          const { code } = store.view().rules
          const onRemove = stores.length > 1 ? () => remove(code) : undefined
          const autoConfirms = preferences.autoConfirm
          return (
            <TableCard key={code} {...{ store, load, kitOf, autoConfirms, onRemove }} kit={kit} chip={chips.chosen} />
          )
        })}
      </div>
      <section className="controls several-controls" aria-label={say('rooms.controls')}>
        <Purse {...{ kit, balance, staked }} />
        <Rack
          kit={kit}
          values={chips.values}
          chosen={chips.chosen}
          own={preferences.ownChip}
          onChoose={chips.choose}
          onOwn={() => setDialog('own-chip')}
        />
      </section>
      <SeveralDialogs
        {...{ kit, load, calls, dialog, rules, short }}
        ownChip={preferences.ownChip}
        onChange={change}
        onChip={(ownChip) => {
          prefer({ ...preferences, ownChip })
          chips.choose(parseAmount(ownChip))
        }}
        onClose={() => setDialog(null)}
      />
    </main>
  )
}

/** That the line is lost, told once for all tables. */
function LostLine({ kit, tables, onRetry }: Pick<SeveralPageProps, 'tables' | 'onRetry'> & { readonly kit: Kit }) {
  const nothing = useCallback(() => {}, [])
  return <NoticeBar kit={kit} view={tables.main.view()} onDismiss={nothing} onRetry={onRetry} />
}
