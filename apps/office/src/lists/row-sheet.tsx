import { useLingui } from '@lingui/react'
import { Sheet } from '@sanuk/ui/sheet'
import { type ReactNode, useState } from 'react'

type Props<Row> = {
  readonly row: Row | null
  readonly title: (row: Row) => string
  readonly onClose: () => void
  readonly children: (row: Row) => ReactNode
}

/** The drawer of one row, which stays in sight while it closes. */
export function RowSheet<Row>({ row, title, onClose, children }: Props<Row>) {
  const { _ } = useLingui()
  const [shown, setShown] = useState(row)
  if (row && row !== shown) setShown(row)
  return (
    <Sheet
      open={row !== null}
      onClose={onClose}
      side="right"
      title={shown && title(shown)}
      closeLabel={_('office.close')}
    >
      {shown && children(shown)}
    </Sheet>
  )
}
