import { ArrowLeft, CheckCheck, LayoutGrid, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { MOST_TABLES } from '#protocol'
import type { Kit } from '../kit.ts'
import type { Preferences } from '../preferences.ts'

type SeveralHeadProps = {
  readonly kit: Pick<Kit, 'say'>
  readonly count: number
  readonly preferences: Preferences
  readonly onBack: () => void
  readonly onChoose: () => void
  readonly onSound: () => void
  readonly onAutoConfirm: () => void
}

/** How many tables there are, and what holds for all of them. */
export function SeveralHead(props: SeveralHeadProps) {
  const { kit, count, preferences, onBack, onChoose, onSound, onAutoConfirm } = props
  const { say } = kit
  const setting = (icon: ReactNode, text: string, of: { readonly isOn: boolean; readonly onPress: () => void }) => (
    <button
      type="button"
      className="head-button"
      aria-pressed={of.isOn}
      aria-label={text}
      title={text}
      onClick={of.onPress}
    >
      {icon}
    </button>
  )
  const back = say('rooms.several.back')
  return (
    <header className="head">
      <button type="button" className="head-button" aria-label={back} title={back} onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
      </button>
      <div className="head-table">
        <h1>{say('rooms.several.title')}</h1>
        <p>{say('rooms.several.count', { count, most: MOST_TABLES })}</p>
      </div>
      {setting(<CheckCheck aria-hidden="true" />, say('rooms.auto_confirm'), {
        isOn: preferences.autoConfirm,
        onPress: onAutoConfirm,
      })}
      {setting(
        preferences.sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />,
        say('rooms.sound'),
        {
          isOn: preferences.sound,
          onPress: onSound,
        },
      )}
      <button type="button" className="several-choose" onClick={onChoose}>
        <LayoutGrid aria-hidden="true" />
        <span>{say('rooms.several.choose')}</span>
      </button>
    </header>
  )
}
