import { currency } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Chips } from '@sanuk/ui/chips'
import { DateRange, type DateSpan } from '@sanuk/ui/date-range'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../say.tsx'
import { Grid, Specimen } from '../specimen.tsx'

const baht = currency('THB')

export function Fields() {
  return (
    <>
      <TextFields />
      <Passwords />
      <Amounts />
      <Selects />
      <Dates />
    </>
  )
}

function TextFields() {
  const say = useSay()
  const name = say('ชื่อผู้ใช้', 'Username')
  return (
    <Specimen name="Field, TextInput">
      <Grid>
        <Field label={name} hint={say('ตัวอักษรอังกฤษหรือตัวเลข 6–12 ตัว', '6–12 letters or digits')}>
          <TextInput placeholder="nok_88" autoComplete="username" />
        </Field>
        <div data-show="hover">
          <Field label={`${name} · hover`}>
            <TextInput defaultValue="nok_88" />
          </Field>
        </div>
        <div data-show="focus">
          <Field label={`${name} · focus`}>
            <TextInput defaultValue="nok_88" />
          </Field>
        </div>
        <Field
          label={name}
          error={say('ชื่อนี้มีผู้ใช้แล้ว ลองเติมตัวเลข เช่น nok_889', 'Taken already. Try adding digits, such as nok_889')}
        >
          <TextInput defaultValue="nok_88" />
        </Field>
        <Field label={name} note={say('แก้ไขไม่ได้', 'fixed')}>
          <TextInput defaultValue="nok_88" disabled />
        </Field>
        <Field label={say('รหัสแนะนำ', 'Referral code')} note={say('ไม่บังคับ', 'optional')}>
          <TextInput readOnly defaultValue="SNK-2026" />
        </Field>
        <Field label={say('เบอร์มือถือ', 'Mobile number')}>
          <TextInput prefix="+66" inputMode="tel" placeholder="81 234 5678" />
        </Field>
        <Field label={say('ค้นหาเกม', 'Find a game')}>
          <TextInput type="search" prefix={<Search />} placeholder={say('ชื่อเกมหรือเดิมพันขั้นต่ำ', 'Name or minimum bet')} />
        </Field>
      </Grid>
    </Specimen>
  )
}

function Passwords() {
  const say = useSay()
  const words = { show: say('แสดงรหัสผ่าน', 'Show password'), hide: say('ซ่อนรหัสผ่าน', 'Hide password') }
  return (
    <Specimen name="PasswordInput">
      <Grid>
        <Field label={say('รหัสผ่าน', 'Password')}>
          <PasswordInput words={words} autoComplete="current-password" defaultValue="ไม่มีใครรู้" />
        </Field>
        <Field label={say('รหัสผ่านใหม่', 'New password')} error={say('ต้องมีอย่างน้อย 8 ตัว', 'At least 8 characters')}>
          <PasswordInput words={words} autoComplete="new-password" defaultValue="1234" />
        </Field>
      </Grid>
    </Specimen>
  )
}

function Amounts() {
  const say = useSay()
  const [amount, setAmount] = useState('12480.5')
  const quick = ['100', '500', '1000', '5000', '10000']
  return (
    <Specimen name="MoneyInput, Chips">
      <Card title={say('ถอนเงิน', 'Withdraw')}>
        <Field label={say('จำนวนเงิน', 'Amount')} hint={say('ถอนได้สูงสุด ฿12,480.50', 'Up to ฿12,480.50')}>
          <MoneyInput
            size="large"
            currency={baht}
            value={amount}
            onChange={setAmount}
            placeholder="0.00"
            data-wire={amount}
          />
        </Field>
        <div style={{ marginBlock: 'var(--space-2) var(--space-4)' }}>
          <Chips
            label={say('จำนวนด่วน', 'Quick amounts')}
            size="small"
            options={quick.map((value) => ({ value, label: `฿${Number(value).toLocaleString('en')}` }))}
            onPick={setAmount}
          />
        </div>
        <Button wide size="large">
          {say('ถอนเงิน', 'Withdraw')}
        </Button>
      </Card>
      <Grid>
        <Field label={say('เดิมพัน', 'Stake')} error={say('ขั้นต่ำ ฿10.00', 'At least ฿10.00')}>
          <MoneyInput currency={baht} value="2" onChange={() => {}} />
        </Field>
        <Field label={say('เดิมพัน', 'Stake')}>
          <MoneyInput currency={baht} value="1234567.5" onChange={() => {}} disabled suffix={say('บาท', 'baht')} />
        </Field>
      </Grid>
    </Specimen>
  )
}

function Selects() {
  const say = useSay()
  const [bank, setBank] = useState<string | null>(null)
  const options = [
    { value: 'a', label: say('ธนาคารกสิกรไทย', 'Kasikornbank') },
    { value: 'b', label: say('ธนาคารไทยพาณิชย์', 'Siam Commercial Bank') },
    { value: 'c', label: say('ธนาคารกรุงเทพ', 'Bangkok Bank') },
    { value: 'd', label: say('ธนาคารปิดปรับปรุง', 'Bank under maintenance'), disabled: true },
  ]
  const placeholder = say('เลือกธนาคาร', 'Choose a bank')
  return (
    <Specimen name="Select">
      <Grid>
        <Field label={say('ธนาคาร', 'Bank')}>
          <Select options={options} value={bank} onChange={setBank} placeholder={placeholder} />
        </Field>
        <Field label={say('ธนาคาร', 'Bank')} error={say('โปรดเลือกธนาคาร', 'Please choose a bank')}>
          <Select options={options} value={null} onChange={() => {}} placeholder={placeholder} />
        </Field>
        <div data-show="focus">
          <Field label={`${say('ธนาคาร', 'Bank')} · focus`}>
            <Select options={options} value="b" onChange={() => {}} />
          </Field>
        </div>
        <Field label={`${say('ธนาคาร', 'Bank')} · disabled`}>
          <Select options={options} value="a" onChange={() => {}} disabled />
        </Field>
      </Grid>
    </Specimen>
  )
}

function Dates() {
  const say = useSay()
  const today = '2026-11-21'
  const [preset, setPreset] = useState<DateSpan>({ from: '2026-10-23', to: today })
  const [custom, setCustom] = useState<DateSpan>({ from: '2026-11-03', to: '2026-11-09' })
  const words = {
    label: say('ช่วงวันที่', 'Dates'),
    presets: {
      today: say('วันนี้', 'Today'),
      yesterday: say('เมื่อวาน', 'Yesterday'),
      previous7: say('7 วัน', '7 days'),
      previous30: say('30 วัน', '30 days'),
    },
    custom: say('กำหนดเอง', 'Custom'),
    from: say('ตั้งแต่', 'From'),
    to: say('ถึง', 'To'),
  }
  return (
    <Specimen name="DateRange">
      <DateRange words={words} value={preset} onChange={setPreset} today={today} max={today} />
      <DateRange words={words} value={custom} onChange={setCustom} today={today} max={today} />
    </Specimen>
  )
}
