import { expect, test } from 'vitest'
import { firebaseSources } from './firebase-sources.ts'

const project = { project: 'sanuk-test', apiKey: 'public', authDomain: 'sanuk-test.firebaseapp.com' }

test('a brand without Firebase allows no additional sources', () => {
  expect(firebaseSources(null)).toEqual({ scripts: [], frames: [], calls: [] })
})

test('a brand with a stand-in allows calls to it and none to Google', () => {
  const standIn = 'http://localhost:9505'
  expect(firebaseSources({ ...project, standIn })).toEqual({ scripts: [], frames: [], calls: [standIn] })
})

test('a brand with Google’s Firebase allows its calls and only the reCAPTCHA scripts', () => {
  const { scripts, calls } = firebaseSources({ ...project, standIn: null })
  expect(calls).toContain('https://identitytoolkit.googleapis.com')
  expect(scripts.length).toBeGreaterThan(0)
  for (const source of scripts) expect(source).toMatch(/^https:\/\/www\.(google|gstatic)\.com\/recaptcha\/$/)
})
