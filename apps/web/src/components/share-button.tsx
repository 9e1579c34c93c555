import { Button, type ButtonStyle } from '@sanuk/ui/button'
import { Share2 } from 'lucide-react'

type ShareButtonProps = Pick<ButtonStyle, 'look' | 'size'> & {
  readonly label: string
  /** What is handed to another app: an address, or a text that has the address in it. */
  readonly content: { readonly title: string; readonly url?: string; readonly text?: string }
}

/** Whether the device has a window of its own for sharing. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the device's own window for sharing. Draws nothing where there is none. */
export function ShareButton({ label, content, look, size }: ShareButtonProps) {
  if (!canShare()) return null
  return (
    <Button
      look={look}
      size={size}
      icon={<Share2 />}
      // Closing the device's window rejects the promise; that is no fault.
      onClick={() => navigator.share(content).catch(() => undefined)}
    >
      {label}
    </Button>
  )
}
