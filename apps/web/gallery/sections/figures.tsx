import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Avatar } from '@sanuk/ui/avatar'
import { Badge, CountBadge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Countdown } from '@sanuk/ui/countdown'
import { IconButton } from '@sanuk/ui/icon-button'
import { Money } from '@sanuk/ui/money'
import { Progress } from '@sanuk/ui/progress'
import { RollingMoney, RollingNumber } from '@sanuk/ui/rolling-number'
import { Eye, EyeOff, Trophy } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../say.tsx'
import { Grid, Row, Specimen, State } from '../specimen.tsx'
import styles from './figures.module.css'

const baht = currency('THB')

export function Figures() {
  return (
    <>
      <Amounts />
      <Rolling />
      <Countdowns />
      <Marks />
    </>
  )
}

function Amounts() {
  const say = useSay()
  const [masked, setMasked] = useState(true)
  const figures = [
    { name: say('ยอดเดิมพัน', 'Turnover'), amount: '184220' },
    { name: say('ยอดจ่าย', 'Paid out'), amount: '179904.5' },
    { name: say('โบนัสและคืนยอด', 'Bonus and rebate'), amount: '2140' },
    { name: say('สุทธิ', 'Net'), amount: '-2175.5', net: true },
  ]
  return (
    <Specimen name="Money, Card">
      <Grid>
        {figures.map(({ name, amount, net }) => (
          <Card key={name}>
            <p className={styles.label}>{name}</p>
            <p className={styles.figure}>
              <Money amount={parseAmount(amount)} currency={baht} net={net} />
            </p>
          </Card>
        ))}
      </Grid>
      <Row>
        <Money amount={parseAmount('1884.5')} currency={baht} net />
        <Money amount={parseAmount('-2290')} currency={baht} net />
        <Money amount={parseAmount('0')} currency={baht} net />
        <Money amount={parseAmount('1940')} currency={baht} luck className={styles.figure} />
        <span className={styles.balance}>
          <Money
            amount={parseAmount('12480.5')}
            currency={baht}
            masked={masked && say('ซ่อนยอดเงินอยู่', 'Balance hidden')}
          />
          <IconButton
            size="small"
            label={masked ? say('แสดงยอดเงิน', 'Show balance') : say('ซ่อนยอดเงิน', 'Hide balance')}
            onClick={() => setMasked(!masked)}
          >
            {masked ? <Eye /> : <EyeOff />}
          </IconButton>
        </span>
      </Row>
    </Specimen>
  )
}

function Rolling() {
  const say = useSay()
  const [jackpot, setJackpot] = useState('1204882.6')
  const [players, setPlayers] = useState(1248)
  return (
    <Specimen name="RollingNumber, RollingMoney">
      <Row>
        <span className={styles.jackpot}>
          <RollingMoney amount={parseAmount(jackpot)} currency={baht} />
        </span>
        <span>
          <RollingNumber value={players} suffix={` ${say('คน', 'players')}`} />
        </span>
        <Button
          look="outline"
          size="small"
          onClick={() => {
            setJackpot((Number(jackpot) + 165.11).toFixed(2))
            setPlayers(players + 37)
          }}
        >
          +165.11
        </Button>
      </Row>
    </Specimen>
  )
}

function Countdowns() {
  const say = useSay()
  const [start, setStart] = useState(() => Date.now())
  const words = {
    label: say('ปิดรับใน', 'Closes in'),
    announce: (seconds: number) =>
      seconds === 0 ? say('ปิดรับแล้ว', 'Betting is closed') : say(`เหลือ ${seconds} วินาที`, `${seconds} seconds left`),
  }
  return (
    <Specimen name="Countdown">
      <Row>
        <State name="boxes">
          <Countdown {...words} look="boxes" deadline={start + 38_000} />
        </State>
        <State name="boxes, last ten seconds">
          <Countdown {...words} look="boxes" deadline={start + 9_000} />
        </State>
        <State name="plain">
          <Countdown {...words} deadline={start + 600_000} />
        </State>
        <State name="plain, hours">
          <Countdown {...words} deadline={start + 9_000_000} />
        </State>
        <State name="ended">
          <Countdown {...words} deadline={start} />
        </State>
        <Button look="outline" size="small" onClick={() => setStart(Date.now())}>
          {say('เริ่มใหม่', 'Restart')}
        </Button>
      </Row>
    </Specimen>
  )
}

function Marks() {
  const say = useSay()
  return (
    <Specimen name="Badge, CountBadge, Avatar, Progress">
      <Row>
        <Badge>{say('รอดำเนินการ', 'Pending')}</Badge>
        <Badge look="good">{say('สำเร็จ', 'Done')}</Badge>
        <Badge look="luck" icon={<Trophy />}>
          VIP 3
        </Badge>
        <Badge look="bad">{say('ถูกปฏิเสธ', 'Rejected')}</Badge>
        <Badge look="live">{say('สด', 'Live')}</Badge>
        <Badge look="fresh">{say('ใหม่', 'New')}</Badge>
        <CountBadge count={2} label={say('2 รางวัล', '2 rewards')} />
        <CountBadge count={128} label={say('128 ข้อความ', '128 messages')} />
      </Row>
      <Row>
        <Avatar name="nok_88" size="small" />
        <Avatar name="เสือทองคำ" />
        <Avatar name="Somchai" src="data:image/png;base64,AAAA" />
        <Avatar name="nok" size="large" src={portrait} />
      </Row>
      <Grid>
        <Progress label={say('เทิร์นโอเวอร์', 'Turnover')} value={62} />
        <Progress luck label={say('สู่ VIP 4', 'To VIP 4')} value={3} max={5} valueText={say('3 จาก 5', '3 of 5')} />
        <Progress label={say('ยังไม่เริ่ม', 'Not started')} value={0} />
      </Grid>
    </Specimen>
  )
}

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#f3b73e"/><circle cx="28" cy="22" r="10" fill="#7a3d00"/><path d="M8 56a20 20 0 0 1 40 0z" fill="#7a3d00"/></svg>',
)}`
