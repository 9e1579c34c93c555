import { useLingui } from '@lingui/react'
import type { Power } from '@sanuk/contracts/powers'
import { Button } from '@sanuk/ui/button'
import { type ReactNode, useState } from 'react'
import type { OfficeWord } from '../language/office-word.ts'
import { useMay } from '../session/use-operator.ts'

type Props = {
  /** Without it there is no button. */
  readonly power: Power
  readonly label: OfficeWord
  readonly icon: ReactNode
  readonly look?: 'primary' | 'outline'
  /** The dialog, which is there while it is open. */
  readonly children: (onClose: () => void) => ReactNode
}

/** Opens a dialog, for those who may do what it is for. */
export function DialogButton({ power, label, icon, look = 'primary', children }: Props) {
  const { _ } = useLingui()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(power)) return null
  return (
    <>
      <Button look={look} icon={icon} onClick={() => setOpen(true)}>
        {_(label)}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
