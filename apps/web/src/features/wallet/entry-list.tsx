import { useLingui } from '@lingui/react'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { AccountEntry, EntryKind } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Dices, Gift, type LucideIcon, UserCog } from 'lucide-react'
import { useBrand } from '../../brand/use-brand.ts'
import { useCurrency } from '../../brand/use-currency.ts'
import { ListEnd } from '../../components/records/list-end.tsx'
import { useClockTime } from '../../components/records/use-clock-time.ts'
import { writeLongDay } from '../../components/records/written-days.ts'
import { useLanguage } from '../../language/language.ts'
import styles from './account-record.module.css'
import { entriesByDay, type useEntries } from './use-entries.ts'

/** Movements under their days. More come by themselves when the end comes into sight. */
export function EntryList({ entries }: { readonly entries: ReturnType<typeof useEntries> }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const list = entries.data?.pages.flatMap((page) => page.list)
  if (!list) return <EntriesSkeleton />
  return (
    <div>
      {entriesByDay(list, (instant) => dayOf(Date.parse(instant), timeZone)).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`entries-${day}`}>
          <h3 id={`entries-${day}`} className={styles.day}>
            {writeLongDay(day, language)}
          </h3>
          <ul className={styles.list}>
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <ListEnd pages={entries} words={_('wallet.end', { count: list.length })} />
    </div>
  )
}

const ICONS: Partial<Record<EntryKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  hold: ArrowUpFromLine,
  release: ArrowDownToLine,
  transfer_in: ArrowLeftRight,
  transfer_out: ArrowLeftRight,
  sit: ArrowLeftRight,
  stand: ArrowLeftRight,
  raffle: Gift,
  reward: Gift,
  redemption: Gift,
  conversion: Gift,
  upline: ArrowLeftRight,
  downline: ArrowLeftRight,
  adjustment: UserCog,
}

function EntryRow({ entry }: { readonly entry: AccountEntry }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const time = useClockTime()
  const Icon = ICONS[entry.kind] ?? Dices
  return (
    <li className={styles.row} data-entry={entry.number}>
      <Icon className={styles.icon} />
      <span className={styles.what}>
        <span className={styles.name}>{_(`wallet.kind.${entry.kind}`)}</span>
        <span className={styles.meta}>
          {time(entry.at)}
          {entry.gameNames && ` · ${entry.gameNames[language]}`}
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={parseAmount(entry.amount)} currency={currency} net />
      </span>
      <span className={styles.after}>
        <VisuallyHidden>{_('wallet.balance_after')} </VisuallyHidden>
        <Money amount={parseAmount(entry.balanceAfter)} currency={currency} />
      </span>
    </li>
  )
}

function EntriesSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.skeletons}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} shape="control" height="56px" />
      ))}
    </div>
  )
}
