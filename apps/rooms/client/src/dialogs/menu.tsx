import {
  BookOpen,
  CheckCheck,
  History,
  LayoutGrid,
  LogOut,
  MessageCircle,
  ShieldCheck,
  Spade,
  Volume2,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Kit } from '../kit.ts'
import { Dialog } from './dialog.tsx'

type MenuProps = {
  readonly kit: Pick<Kit, 'say' | 'site'>
  readonly hasSound: boolean
  readonly onSound: () => void
  readonly autoConfirms: boolean
  readonly onAutoConfirm: () => void
  /** Null where the game has no cards to be turned. */
  readonly squeezes: boolean | null
  readonly onSqueeze: () => void
  /** Null where the table has no chat. */
  readonly hasChat: boolean | null
  readonly onChat: () => void
  /** Not given where there is one table only. */
  readonly onSeveral: (() => void) | undefined
  readonly onRules: () => void
  readonly onFairness: () => void
  readonly onClose: () => void
}

/** Settings, what is to be read, and the ways out of the table. */
export function Menu(props: MenuProps) {
  const { kit, onSeveral, onRules, onFairness, onClose } = props
  const { say, site } = kit
  const entry = (icon: ReactNode, text: string, act: () => void) => (
    <button
      type="button"
      className="menu-entry"
      onClick={() => {
        onClose()
        act()
      }}
    >
      {icon}
      <span>{text}</span>
    </button>
  )
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.menu')} kind="menu">
      <Switches {...props} />
      {onSeveral && entry(<LayoutGrid aria-hidden="true" />, say('rooms.several'), onSeveral)}
      {entry(<BookOpen aria-hidden="true" />, say('rooms.rules'), onRules)}
      {entry(<ShieldCheck aria-hidden="true" />, say('rooms.fair'), onFairness)}
      {entry(<History aria-hidden="true" />, say('rooms.history'), () => site.tell({ kind: 'history' }))}
      {entry(<Wallet aria-hidden="true" />, say('rooms.deposit'), () => site.tell({ kind: 'cashier' }))}
      {entry(<LogOut aria-hidden="true" />, say('rooms.leave'), () => site.tell({ kind: 'close' }))}
    </Dialog>
  )
}

/** What can be turned on and off. */
function Switches(props: MenuProps) {
  const { say } = props.kit
  const { hasSound, onSound, autoConfirms, onAutoConfirm, squeezes, onSqueeze, hasChat, onChat } = props
  const setting = (icon: ReactNode, text: string, of: { readonly isOn: boolean; readonly onPress: () => void }) => (
    <button type="button" className="menu-entry" role="switch" aria-checked={of.isOn} onClick={of.onPress}>
      {icon}
      <span>{text}</span>
    </button>
  )
  return (
    <>
      {setting(<Volume2 aria-hidden="true" />, say('rooms.sound'), { isOn: hasSound, onPress: onSound })}
      {setting(<CheckCheck aria-hidden="true" />, say('rooms.auto_confirm'), {
        isOn: autoConfirms,
        onPress: onAutoConfirm,
      })}
      {squeezes !== null &&
        setting(<Spade aria-hidden="true" />, say('rooms.squeeze'), { isOn: squeezes, onPress: onSqueeze })}
      {hasChat !== null &&
        setting(<MessageCircle aria-hidden="true" />, say('rooms-chat.setting'), { isOn: hasChat, onPress: onChat })}
    </>
  )
}
