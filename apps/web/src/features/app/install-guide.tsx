import { useLingui } from '@lingui/react'
import { Tabs } from '@sanuk/ui/tabs'
import {
  AppWindow,
  Check,
  Compass,
  Download,
  EllipsisVertical,
  Globe,
  type LucideIcon,
  MonitorDown,
  Share,
  Smartphone,
  SquarePlus,
  TabletSmartphone,
} from 'lucide-react'
import { useState } from 'react'
import { type Device, deviceInHand } from '../../components/device-in-hand.ts'
import styles from './app.module.css'

/** Each step with the sign that the device itself shows for it. */
const GUIDES = {
  ios: [
    { word: 'app.ios.1', note: 'app.ios.1.note', Icon: Compass },
    { word: 'app.ios.2', note: 'app.ios.2.note', Icon: Share },
    { word: 'app.ios.3', note: 'app.ios.3.note', Icon: SquarePlus },
    { word: 'app.ios.4', note: 'app.ios.4.note', Icon: Check },
  ],
  android: [
    { word: 'app.android.1', note: 'app.android.1.note', Icon: Globe },
    { word: 'app.android.2', note: 'app.android.2.note', Icon: EllipsisVertical },
    { word: 'app.android.3', note: 'app.android.3.note', Icon: Download },
  ],
  computer: [
    { word: 'app.computer.1', note: 'app.computer.1.note', Icon: Globe },
    { word: 'app.computer.2', note: 'app.computer.2.note', Icon: MonitorDown },
    { word: 'app.computer.3', note: 'app.computer.3.note', Icon: AppWindow },
  ],
} as const

const DEVICES: readonly Device[] = ['ios', 'android', 'computer']
const ICONS: Record<Device, LucideIcon> = { ios: Smartphone, android: TabletSmartphone, computer: MonitorDown }

/** How the site gets onto a home screen, by device; the reader's own is open. */
export function InstallGuide() {
  const { _ } = useLingui()
  const [device, setDevice] = useState(deviceInHand)
  return (
    <section className={styles.guide}>
      <h2 className={styles.heading}>{_('app.guide')}</h2>
      <Tabs
        label={_('app.guide')}
        wide
        value={device}
        onChange={setDevice}
        tabs={DEVICES.map((value) => {
          const Icon = ICONS[value]
          return { value, label: _(`app.guide.${value}`), icon: <Icon />, panel: <Steps device={value} /> }
        })}
      />
    </section>
  )
}

function Steps({ device }: { readonly device: Device }) {
  const { _ } = useLingui()
  return (
    <ol className={styles.steps}>
      {GUIDES[device].map(({ word, note, Icon }, index) => (
        <li key={word} className={styles.step}>
          <span className={styles.number}>{index + 1}</span>
          <Icon className={styles.sign} />
          <strong>{_(word)}</strong>
          <span className={styles.note}>{_(note)}</span>
        </li>
      ))}
    </ol>
  )
}
