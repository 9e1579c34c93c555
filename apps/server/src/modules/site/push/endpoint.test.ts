import { expect, test } from 'vitest'
import { isPushEndpoint } from './endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  'HTTPS://FCM.GOOGLEAPIS.COM/fcm/send/abc',
])('%s is accepted as push endpoint', (address) => {
  expect(isPushEndpoint(address, null)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com./fcm/send/abc',
  'https://fcm.googleapis.com@evil.example/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example\\@fcm.googleapis.com/',
  'https://evil.example#.push.apple.com',
  'https://evilpush.apple.com/',
  'https://push.apple.com.evil.example/',
  'https://notify.windows.com.evil.example/',
  'https://storage.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/',
  'data:text/plain,hello',
  '//fcm.googleapis.com/',
  'fcm.googleapis.com',
  '',
])('%j is rejected as push endpoint', (address) => {
  expect(isPushEndpoint(address, null)).toBe(false)
  expect(isPushEndpoint(address, 'http://127.0.0.1:4000')).toBe(false)
})

test('a stand-in is accepted only at the origin that the installation names', () => {
  expect(isPushEndpoint('http://127.0.0.1:4000/abc', 'http://127.0.0.1:4000')).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:4001/abc', 'http://127.0.0.1:4000')).toBe(false)
  expect(isPushEndpoint('http://127.0.0.1:4000/abc', null)).toBe(false)
})
