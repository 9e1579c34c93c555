import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

// As the makers of the browsers document them: developer.chrome.com, developer.mozilla.org and developer.apple.com.
test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    { kind: 'mobile', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { kind: 'mobile', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    { kind: 'desktop', browser: 'Firefox', system: 'Windows' },
  ],
  ['curl/8.14.1', { kind: 'unknown' }],
  ['', { kind: 'unknown', browser: null, system: null }],
])('reads device, browser and system from user agent %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toMatchObject(device)
})
