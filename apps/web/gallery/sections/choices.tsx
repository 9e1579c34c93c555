import { CountBadge } from '@sanuk/ui/badge'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Chips } from '@sanuk/ui/chips'
import { Segmented } from '@sanuk/ui/segmented'
import { Switch } from '@sanuk/ui/switch'
import { Tabs } from '@sanuk/ui/tabs'
import { Flame, Heart, History, Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../say.tsx'
import { Row, Specimen, State } from '../specimen.tsx'

export function Choices() {
  return (
    <>
      <Segments />
      <Kinds />
      <Boxes />
      <Sheets />
    </>
  )
}

function Segments() {
  const say = useSay()
  const [mode, setMode] = useState('all')
  const [stake, setStake] = useState('2')
  const modes = [
    { value: 'all', label: say('ทั้งหมด', 'All') },
    { value: 'hot', label: say('ฮิต', 'Hot'), icon: <Flame /> },
    { value: 'fav', label: say('โปรด', 'Favourites'), icon: <Heart /> },
    { value: 'recent', label: say('ล่าสุด', 'Recent'), icon: <History />, disabled: true },
  ]
  return (
    <Specimen name="Segmented">
      <Row>
        <State name="one disabled">
          <Segmented label={say('เกม', 'Games')} options={modes} value={mode} onChange={setMode} />
        </State>
        <State name="focus" show="focus">
          <Segmented
            label={say('หน่วย', 'Unit')}
            options={['2', '0.2', '0.02'].map((value) => ({ value, label: `฿${value}` }))}
            value={stake}
            onChange={setStake}
          />
        </State>
      </Row>
      <Segmented
        wide
        label={say('หน่วย', 'Unit')}
        options={['2', '0.2', '0.02'].map((value) => ({ value, label: `฿${value}` }))}
        value={stake}
        onChange={setStake}
      />
    </Specimen>
  )
}

function Kinds() {
  const say = useSay()
  const [kind, setKind] = useState('3')
  const options = [
    { value: '5', label: say('5 ตัว', '5 digits') },
    { value: '4', label: say('4 ตัว', '4 digits') },
    { value: '3', label: say('3 ตัวหลัง', 'Last 3') },
    { value: '2', label: say('2 ตัวหน้า', 'First 2') },
    { value: 'd', label: say('มังกร–เสือ', 'Dragon–Tiger') },
    { value: 's', label: say('สูงต่ำคี่คู่', 'Size and parity'), disabled: true },
  ]
  return (
    <Specimen name="Chips">
      <Chips label={say('วิธีเล่น', 'Kind of bet')} options={options} value={kind} onPick={setKind} />
      <Row>
        <State name="small">
          <Chips
            label={say('เลือกเร็ว', 'Shortcuts')}
            size="small"
            options={options.slice(0, 4)}
            value={kind}
            onPick={setKind}
          />
        </State>
        <State name="hover" show="hover">
          <Chips label={say('เลือกเร็ว', 'Shortcuts')} options={options.slice(0, 2)} onPick={setKind} />
        </State>
        <State name="focus" show="focus">
          <Chips label={say('เลือกเร็ว', 'Shortcuts')} options={options.slice(0, 1)} onPick={setKind} />
        </State>
      </Row>
    </Specimen>
  )
}

function Boxes() {
  const say = useSay()
  const remember = say('จดจำฉันไว้ 1 วัน', 'Remember me for a day')
  const sound = say('เสียงในเกม', 'Sound')
  return (
    <Specimen name="Checkbox, Switch">
      <Row>
        <Checkbox>{remember}</Checkbox>
        <Checkbox defaultChecked>{remember}</Checkbox>
        <div data-show="focus">
          <Checkbox defaultChecked>{remember}</Checkbox>
        </div>
        <Checkbox aria-invalid>{say('ฉันอายุ 18 ปีขึ้นไป', 'I am 18 or older')}</Checkbox>
        <Checkbox disabled>{remember}</Checkbox>
        <Checkbox disabled defaultChecked>
          {remember}
        </Checkbox>
      </Row>
      <Row>
        <Switch>{sound}</Switch>
        <Switch defaultChecked>{sound}</Switch>
        <div data-show="focus">
          <Switch defaultChecked>{sound}</Switch>
        </div>
        <Switch disabled>{sound}</Switch>
        <Switch disabled defaultChecked>
          {sound}
        </Switch>
      </Row>
    </Specimen>
  )
}

function Sheets() {
  const say = useSay()
  const [tab, setTab] = useState('username')
  const tabs = [
    {
      value: 'username',
      label: say('ชื่อผู้ใช้', 'Username'),
      panel: say('เข้าสู่ระบบด้วยชื่อผู้ใช้และรหัสผ่าน', 'Log in with username and password'),
    },
    {
      value: 'sms',
      label: say('มือถือ', 'Mobile'),
      icon: <Smartphone />,
      panel: say('เข้าสู่ระบบด้วยรหัสทาง SMS', 'Log in with a code by SMS'),
    },
    {
      value: 'mail',
      label: say('ข้อความ', 'Messages'),
      icon: <Mail />,
      mark: <CountBadge count={7} label={say('7 ข้อความใหม่', '7 new messages')} />,
      panel: say('ข้อความจากแพลตฟอร์ม', 'Messages from the platform'),
    },
    { value: 'off', label: say('ปิดอยู่', 'Unavailable'), disabled: true, panel: null },
  ]
  return (
    <Specimen name="Tabs">
      <Tabs label={say('วิธีเข้าสู่ระบบ', 'Way to log in')} tabs={tabs} value={tab} onChange={setTab} />
      <Tabs
        wide
        label={say('วิธีสมัคร', 'Way to register')}
        tabs={tabs.slice(0, 2)}
        value={tab === 'sms' ? tab : 'username'}
        onChange={setTab}
      />
    </Specimen>
  )
}
