import { expect, test } from 'vitest'
import { hostName, hostOf } from './host-name.ts'

// IANA's list of top-level domains has ไทย as xn--o3cw4h.
test.each([
  ['play.example.com', 'play.example.com'],
  [' Play.Example.COM ', 'play.example.com'],
  ['https://play.example.com:8443/th?x=1', 'play.example.com'],
  ['play.example.com/th', 'play.example.com'],
  ['play.example.com.', 'play.example.com'],
  ['ไทย.com', 'xn--o3cw4h.com'],
])('reads the host name in %j as %s', (typed, host) => {
  expect(hostOf(typed)).toBe(host)
  expect(hostName.safeParse(host).success).toBe(true)
})

test.each(['', 'two words', '-.example.com', 'under_score.example', '[::1]'])(
  'finds no valid host name in %j',
  (typed) => {
    expect(hostName.safeParse(hostOf(typed)).success).toBe(false)
  },
)
