import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = {
  /** What is asked for anew when it is done. */
  readonly about: readonly unknown[]
  /** What is done. */
  readonly word: string
  readonly title: string
  readonly hint: string
  readonly look?: 'primary' | 'outline'
  readonly disabled?: boolean
  /** Nothing can be done now; what says why stands beside it. */
  readonly closed?: boolean
  /** What else it needs. */
  readonly children?: ReactNode
  /** Answers whether a colleague has to decide first. */
  readonly onSend: (reason: string) => Promise<{ readonly result?: string }>
}

/** Something that is done with a reason, which stays in the log. */
export function AskReason({ look = 'outline', closed = false, onSend, ...props }: Props) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)

  async function send(reason: string): Promise<string> {
    const { result } = await onSend(reason)
    return _(result === 'proposed' ? 'office.done.proposed' : 'office.done')
  }

  return (
    <>
      <Button wide look={look} disabled={closed} onClick={() => setOpen(true)}>
        {props.word}
      </Button>
      <ReasonDialog {...props} open={open} onClose={() => setOpen(false)} onSend={send} />
    </>
  )
}
