import { Button, buttonClass } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { Spinner } from '@sanuk/ui/spinner'
import { Heart, ShieldCheck, Trash2, Wallet, X } from 'lucide-react'
import { useSay } from '../say.tsx'
import { Row, Specimen, State } from '../specimen.tsx'

const looks = ['primary', 'luck', 'quiet', 'outline', 'danger', 'ghost'] as const

export function Buttons() {
  const say = useSay()
  const words = {
    primary: say('สมัครสมาชิก', 'Sign up'),
    luck: say('เล่นเลย', 'Play now'),
    quiet: say('แทงต่อเนื่อง', 'Bet again'),
    outline: say('เข้าสู่ระบบ', 'Log in'),
    danger: say('ลบบัญชี', 'Delete'),
    ghost: say('ดูทั้งหมด', 'See all'),
  }
  return (
    <>
      {looks.map((look) => (
        <Specimen key={look} name={`Button · ${look}`}>
          <Row>
            <State name="default">
              <Button look={look}>{words[look]}</Button>
            </State>
            <State name="hover" show="hover">
              <Button look={look}>{words[look]}</Button>
            </State>
            <State name="focus" show="focus">
              <Button look={look}>{words[look]}</Button>
            </State>
            <State name="disabled">
              <Button look={look} disabled>
                {words[look]}
              </Button>
            </State>
            <State name="busy">
              <Button look={look} busy>
                {words[look]}
              </Button>
            </State>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Button · sizes, icon, link, wide">
        <Row>
          <Button size="small">{say('เติม', 'Top up')}</Button>
          <Button icon={<Wallet />}>{say('ฝากเงิน', 'Deposit')}</Button>
          <Button size="large" look="luck">
            {say('รับโบนัส', 'Claim bonus')}
          </Button>
          <Button look="quiet" size="large" icon={<ShieldCheck />}>
            {say('ตรวจสอบผล', 'Verify result')}
          </Button>
          <a href="#buttons" className={buttonClass({ look: 'outline' })}>
            {say('ลิงก์', 'A link')}
          </a>
        </Row>
        <PatientButton />
      </Specimen>
      <Specimen name="IconButton, Spinner">
        <Row>
          <State name="default">
            <IconButton label={say('เพิ่มในรายการโปรด', 'Add to favourites')}>
              <Heart />
            </IconButton>
          </State>
          <State name="hover" show="hover">
            <IconButton label={say('ปิด', 'Close')}>
              <X />
            </IconButton>
          </State>
          <State name="focus" show="focus">
            <IconButton label={say('ปิด', 'Close')} look="outline">
              <X />
            </IconButton>
          </State>
          <State name="disabled">
            <IconButton label={say('ลบ', 'Remove')} look="quiet" disabled>
              <Trash2 />
            </IconButton>
          </State>
          <State name="busy">
            <IconButton label={say('ลบ', 'Remove')} look="outline" busy>
              <Trash2 />
            </IconButton>
          </State>
          <State name="small">
            <IconButton label={say('ลบ', 'Remove')} size="small" look="outline">
              <Trash2 />
            </IconButton>
          </State>
          <Spinner />
        </Row>
      </Specimen>
    </>
  )
}

/** A button whose work takes a second: however often it is clicked, it does it once. */
function PatientButton() {
  const say = useSay()
  return (
    <Button
      wide
      size="large"
      onClick={(event) => {
        const button = event.currentTarget
        button.dataset.done = String(Number(button.dataset.done ?? 0) + 1)
        return new Promise((resolve) => setTimeout(resolve, 1000))
      }}
    >
      {say('ยืนยันแทง ฿230.00', 'Place bet ฿230.00')}
    </Button>
  )
}
