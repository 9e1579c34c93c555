import styles from './sparkles.module.css'

const RAYS = 18
const COINS = 12

/** Sparks fly and coins rain once, around what has just been opened. Nothing for who wants things to stand still. */
export function Sparkles() {
  return (
    <span className={styles.sparkles} aria-hidden="true">
      {Array.from({ length: RAYS }, (_, ray) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ray is where it points
        <i key={ray} className={styles.ray} style={{ rotate: `${(360 / RAYS) * ray}deg` }}>
          <i style={{ animationDelay: `${(ray % 3) * 70}ms` }} />
        </i>
      ))}
      {Array.from({ length: COINS }, (_, coin) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a coin is where it falls
          key={coin}
          className={styles.coin}
          style={{ insetInlineStart: `${4 + ((coin * 61) % 92)}%`, animationDelay: `${(coin * 173) % 900}ms` }}
        />
      ))}
    </span>
  )
}
