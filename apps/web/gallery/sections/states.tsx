import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useSay } from '../say.tsx'
import { Grid, Row, Specimen, State } from '../specimen.tsx'
import styles from './states.module.css'

export function States() {
  const say = useSay()
  return (
    <>
      <Specimen name="Skeleton · shapes">
        <Row>
          <State name="line">
            <Skeleton width="160px" />
          </State>
          <State name="control">
            <Skeleton shape="control" width="120px" height="var(--control)" />
          </State>
          <State name="round">
            <Skeleton shape="round" width="40px" height="40px" />
          </State>
          <State name="tile">
            <Skeleton shape="tile" width="120px" height="72px" />
          </State>
          <State name="as large as its sample">
            <Skeleton>฿12,480.50</Skeleton>
          </State>
        </Row>
      </Specimen>
      <Specimen name="Skeleton · beside what it stands for">
        <Grid>
          <Card>
            <p className={styles.name}>{say('เสือทองคำ', 'Golden Tiger')}</p>
            <p className={styles.vendor}>Siam Reels</p>
            <p>{say('เดิมพันขั้นต่ำ ฿0.50', 'Minimum bet ฿0.50')}</p>
          </Card>
          <Card aria-busy>
            <div className={styles.name}>
              <Skeleton width="45%" />
            </div>
            <div className={styles.vendor}>
              <Skeleton width="35%" />
            </div>
            <Skeleton width="70%" />
          </Card>
        </Grid>
      </Specimen>
    </>
  )
}
