import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Chips } from '@sanuk/ui/chips'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Menu, MenuChoices, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '@sanuk/ui/menu'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Sheet } from '@sanuk/ui/sheet'
import { TextInput } from '@sanuk/ui/text-input'
import { Toaster, toast } from '@sanuk/ui/toast'
import { ChevronDown, Globe, History, LogOut, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../say.tsx'
import { Row, Specimen } from '../specimen.tsx'

export function Overlays() {
  return (
    <>
      <Specimen name="Dialog, ConfirmDialog">
        <Row>
          <Login />
          <Centre />
          <LogOutQuestion />
          <Withdrawal />
        </Row>
      </Specimen>
      <Specimen name="Sheet">
        <Row>
          <Filters side="bottom" />
          <Filters side="right" />
          <Filters side="left" />
        </Row>
      </Specimen>
      <Specimen name="Menu">
        <Row>
          <Languages />
          <Member />
        </Row>
      </Specimen>
      <Specimen name="Toast">
        <Toasts />
      </Specimen>
    </>
  )
}

function Login() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('เข้าสู่ระบบ', 'Log in')}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('เข้าสู่ระบบ', 'Log in')}
        description={say('ยินดีต้อนรับกลับมา', 'Welcome back')}
        closeLabel={say('ปิด', 'Close')}
        footer={
          <Button wide size="large">
            {say('เข้าสู่ระบบ', 'Log in')}
          </Button>
        }
      >
        <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
          <Field label={say('ชื่อผู้ใช้', 'Username')}>
            <TextInput autoComplete="username" />
          </Field>
          <Field label={say('รหัสผ่าน', 'Password')}>
            <PasswordInput
              autoComplete="current-password"
              words={{ show: say('แสดงรหัสผ่าน', 'Show password'), hide: say('ซ่อนรหัสผ่าน', 'Hide password') }}
            />
          </Field>
          <Checkbox>{say('จดจำฉันไว้ 1 วัน', 'Remember me for a day')}</Checkbox>
        </div>
      </Dialog>
    </>
  )
}

function Centre() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {say('ข้อตกลงการใช้งาน', 'Terms of use')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={say('ข้อตกลงการใช้งาน', 'Terms of use')}
        closeLabel={say('ปิด', 'Close')}
      >
        {Array.from({ length: 24 }, (_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all alike
          <p key={part} style={{ marginBlockEnd: 'var(--space-3)' }}>
            {say(
              'ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป และรับผิดชอบในการเก็บรักษาชื่อผู้ใช้และรหัสผ่านของตนเอง การเล่นเกมมีความเสี่ยง โปรดเล่นอย่างมีสติ',
              'Players must be at least 18 years old and keep their username and password safe. Gambling involves risk: please play responsibly.',
            )}
          </p>
        ))}
      </Dialog>
    </>
  )
}

function LogOutQuestion() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {say('ออกจากระบบ', 'Log out')}
      </Button>
      <ConfirmDialog
        open={open}
        onCancel={() => setOpen(false)}
        title={say('ออกจากระบบหรือไม่', 'Log out?')}
        cancelLabel={say('อยู่ต่อ', 'Stay')}
        confirmLabel={say('ออกจากระบบ', 'Log out')}
        danger
        onConfirm={async () => {
          await new Promise((resolve) => setTimeout(resolve, 1000))
          setOpen(false)
        }}
      >
        {say('เกมที่เล่นค้างอยู่จะจบก่อน ยอดเงินของคุณยังอยู่ครบ', 'A round under way ends first. Your balance stays as it is.')}
      </ConfirmDialog>
    </>
  )
}

function Withdrawal() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [error, setError] = useState('')
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {say('ถอนไม่สำเร็จ', 'A withdrawal that fails')}
      </Button>
      <ConfirmDialog
        open={open}
        onCancel={() => setOpen(false)}
        title={say('ถอน ฿500.00', 'Withdraw ฿500.00')}
        cancelLabel={say('ยกเลิก', 'Cancel')}
        confirmLabel={say('ถอน ฿500.00', 'Withdraw ฿500.00')}
        error={error}
        onConfirm={async () => {
          setError('')
          await new Promise((resolve) => setTimeout(resolve, 600))
          setError(
            say(
              'ธนาคารปิดปรับปรุงถึง 03:30 น. โปรดลองใหม่หลังจากนั้น',
              'The bank is closed until 03:30. Please try again afterwards.',
            ),
          )
        }}
      >
        {say('เข้าบัญชีกสิกรไทย ลงท้าย 4321', 'To your Kasikornbank account ending 4321')}
      </ConfirmDialog>
    </>
  )
}

function Filters({ side }: { side: 'bottom' | 'left' | 'right' }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [least, setLeast] = useState('0.1')
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {say('ตัวกรอง', 'Filters')} · {side}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        title={say('ตัวกรองเกม', 'Filter games')}
        closeLabel={say('ปิด', 'Close')}
        footer={<Button size="large">{say('ดู 128 เกม', 'Show 128 games')}</Button>}
      >
        <Chips
          label={say('เดิมพันขั้นต่ำ', 'Minimum bet')}
          options={['0.01', '0.05', '0.1', '0.5', '0.75'].map((value) => ({ value, label: `฿${value}` }))}
          value={least}
          onPick={setLeast}
        />
      </Sheet>
    </>
  )
}

function Languages() {
  const say = useSay()
  const [language, setLanguage] = useState('th')
  const options = [
    { value: 'th', label: 'ไทย', lang: 'th' },
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'vi', label: 'Tiếng Việt', lang: 'vi' },
  ]
  return (
    <Menu
      hover
      trigger={
        <Button look="ghost" icon={<Globe />}>
          {say('ภาษา', 'Language')} <ChevronDown />
        </Button>
      }
    >
      <MenuChoices options={options} value={language} onChange={setLanguage} />
    </Menu>
  )
}

function Member() {
  const say = useSay()
  return (
    <Menu align="end" trigger={<Button look="outline">nok_88</Button>}>
      <MenuGroup label="VIP 3 · Gold">
        <MenuLink href="#overlays" icon={<UserRound />}>
          {say('บัญชีของฉัน', 'My account')}
        </MenuLink>
        <MenuLink href="#overlays" icon={<History />} mark={<Badge look="fresh">{say('ใหม่', 'New')}</Badge>}>
          {say('ประวัติเดิมพัน', 'Betting record')}
        </MenuLink>
        <MenuItem icon={<Settings />} disabled onClick={() => {}}>
          {say('ตั้งค่า', 'Settings')}
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} danger onClick={() => {}}>
        {say('ออกจากระบบ', 'Log out')}
      </MenuItem>
    </Menu>
  )
}

function Toasts() {
  const say = useSay()
  const paid = say('ฝากเงินสำเร็จ ฿500.00', 'Deposited ฿500.00')
  return (
    <Row>
      <Button
        look="outline"
        onClick={() => void toast.success(paid, { description: say('ยอดใหม่ ฿12,980.50', 'New balance ฿12,980.50') })}
      >
        success
      </Button>
      <Button
        look="outline"
        onClick={() =>
          void toast.error(say('ถอนไม่สำเร็จ', 'The withdrawal failed'), {
            description: say('ยอดเงินไม่พอ', 'Not enough balance'),
          })
        }
      >
        error
      </Button>
      <Button look="outline" onClick={() => void toast.warning(say('ใกล้หมดเวลาเล่น', 'Your session ends soon'))}>
        warning
      </Button>
      <Button
        look="outline"
        onClick={() =>
          void toast(say('ย้ายออกจากรายการโปรดแล้ว', 'Removed from favourites'), {
            action: { label: say('เลิกทำ', 'Undo'), onClick: () => {} },
          })
        }
      >
        action
      </Button>
    </Row>
  )
}

/** Stands once in the page, beside the sections. */
export function GalleryToaster() {
  const say = useSay()
  return <Toaster label={say('การแจ้งเตือน', 'Notifications')} closeLabel={say('ปิด', 'Close')} />
}
