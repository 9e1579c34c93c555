import { type ContentKind, orderContent } from '@sanuk/contracts/office-content'
import { OrderDialog } from '../../components/order-dialog.tsx'
import { call } from '../../wire/call.ts'
import styles from './content.module.css'
import { CONTENT, type ContentRow } from './content.ts'
import { partInOrder } from './part-in-order.ts'
import { StateBadges } from './state-badges.tsx'

type Props = {
  kind: ContentKind
  /** Where it is to be in order: the home page's banners, a section of the help. */
  label: string
  part: string | null
  all: readonly ContentRow[]
}

/** Puts what stands in one part in another order. */
export function OrderPart({ kind, label, part, all }: Props) {
  const rows = all.filter((row) => row.part === part)
  return (
    <OrderDialog
      label={label}
      about={CONTENT}
      size="small"
      items={rows.map((row) => ({ key: row.id, name: row.title, content: <Line row={row} /> }))}
      onKeep={(ids) => call(orderContent, { body: { kind, ids: partInOrder(all, part, ids) } })}
    />
  )
}

function Line({ row }: { row: ContentRow }) {
  return (
    <span className={styles.line}>
      <strong>{row.title}</strong>
      <StateBadges row={row} />
    </span>
  )
}
