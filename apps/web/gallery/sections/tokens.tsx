import { useSay } from '../say.tsx'
import { Row, Specimen } from '../specimen.tsx'
import styles from './tokens.module.css'

const grounds = ['bg', 'panel', 'sunk', 'hover', 'line', 'field-line']
const meanings = ['jade', 'jade-tint', 'saffron', 'saffron-tint', 'luck', 'ruby', 'ruby-tint']
const texts = ['ink', 'muted', 'jade-ink', 'saffron-ink', 'ruby-ink']

export function Tokens() {
  const say = useSay()
  return (
    <>
      <Specimen name="Colour">
        <Row>
          {[...grounds, ...meanings].map((token) => (
            <div key={token} className={styles.swatch}>
              <div className={styles.colour} style={{ background: `var(--${token})` }} />
              <small>{token}</small>
            </div>
          ))}
        </Row>
        <Row>
          {texts.map((token) => (
            <span key={token} style={{ color: `var(--${token})` }}>
              {say('ตัวอักษร', 'Text')} {token}
            </span>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Type">
        <p className={styles.display}>{say('คืนนี้ โชคอยู่ข้างคุณ', 'Luck is on your side tonight')}</p>
        <p className={styles.heading}>{say('เกมยอดนิยม', 'Popular games')}</p>
        <p>
          {say(
            'ทุกผลรางวัลตรวจสอบย้อนหลังได้ ฝากถอนพร้อมเพย์ภายในหนึ่งนาที ปู่ ย่า ตา ยาย ก็เล่นได้ที่ญี่ปุ่น',
            'Every result can be verified afterwards. Deposits and withdrawals by PromptPay within a minute.',
          )}
        </p>
        <p className={styles.small}>
          {say('ประกาศ: ปิดปรับปรุงธนาคารกรุงไทย 02:00–03:30 น.', 'Notice: bank maintenance 02:00–03:30')}
        </p>
        <p className={styles.figures}>
          ฿1,111,111.11
          <br />
          ฿8,888,888.88
        </p>
      </Specimen>
      <Specimen name="Shape">
        <Row>
          {['control', 'tile', 'card'].map((radius) => (
            <div key={radius} className={styles.shape} style={{ borderRadius: `var(--radius-${radius})` }}>
              {radius}
            </div>
          ))}
        </Row>
      </Specimen>
    </>
  )
}
