import { Fairness } from '../dialogs/fairness.tsx'
import { Menu } from '../dialogs/menu.tsx'
import { OwnChip } from '../dialogs/own-chip.tsx'
import { Rules } from '../dialogs/rules.tsx'
import { Shortage } from '../dialogs/shortage.tsx'
import { StudioFairness } from '../dialogs/studio-fairness.tsx'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import type { Preferences } from '../preferences.ts'
import type { View } from '../view/view.ts'
import { squeezes } from './use-squeeze.ts'

export type OpenDialog = 'menu' | 'rules' | 'fairness' | 'own-chip' | null

type PageDialogsProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly view: View
  readonly dialog: OpenDialog
  readonly preferences: Preferences
  readonly onOpen: (dialog: OpenDialog) => void
  readonly onSound: () => void
  readonly onPrefer: (next: Preferences) => void
  readonly hasChat: boolean
  readonly onSeveral: (() => void) | undefined
  readonly onDismiss: () => void
  readonly onChip: (value: string) => void
}

/** The dialog that is open, if any. A lack of money opens its own. */
export function PageDialogs(props: PageDialogsProps) {
  const { kit, look, view, dialog, preferences, onOpen, onSound, onPrefer, onDismiss, onChip } = props
  const onClose = () => onOpen(null)
  if (view.notice?.kind === 'short') {
    const { needed, available } = view.notice
    return <Shortage {...{ kit, needed, available }} onClose={onDismiss} />
  }
  switch (dialog) {
    case 'menu': {
      const squeeze = squeezes(view.rules, preferences)
      return (
        <Menu
          {...{ kit, onSound, onClose }}
          hasSound={preferences.sound}
          autoConfirms={preferences.autoConfirm}
          onAutoConfirm={() => onPrefer({ ...preferences, autoConfirm: !preferences.autoConfirm })}
          squeezes={squeeze}
          onSqueeze={() => onPrefer({ ...preferences, squeeze: squeeze !== true })}
          hasChat={props.hasChat ? preferences.chat !== 'off' : null}
          onChat={() => onPrefer({ ...preferences, chat: preferences.chat === 'off' ? 'closed' : 'off' })}
          onSeveral={props.onSeveral}
          onRules={() => onOpen('rules')}
          onFairness={() => onOpen('fairness')}
        />
      )
    }
    case 'rules':
      return <Rules {...{ kit, look, onClose }} rules={view.rules} />
    case 'fairness':
      return view.table?.studio ? (
        <StudioFairness {...{ kit, onClose }} studio={view.table.studio} />
      ) : (
        <Fairness {...{ kit, onClose }} source={look.source} series={view.table?.series ?? null} />
      )
    case 'own-chip':
      return <OwnChip {...{ kit, onClose }} rules={view.rules} value={preferences.ownChip} onMake={onChip} />
    case null:
      return null
  }
}
