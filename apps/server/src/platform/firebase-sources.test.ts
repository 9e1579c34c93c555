import { expect, test } from 'vitest'
import { firebaseSources } from './firebase-sources.ts'

const project = { project: 'sanuk-test', apiKey: 'public', authDomain: 'sanuk-test.firebaseapp.com' }

test('a brand that proves numbers itself opens its pages to nobody', () => {
  expect(firebaseSources(null)).toEqual({ scripts: [], frames: [], calls: [] })
})

test('a stand-in is called, and Google is not', () => {
  const standIn = 'http://localhost:9505'
  expect(firebaseSources({ ...project, standIn })).toEqual({ scripts: [], frames: [], calls: [standIn] })
})

test('Google’s calls and reCAPTCHA are let in by path, and no other script of Google’s', () => {
  const { scripts, calls } = firebaseSources({ ...project, standIn: null })
  expect(calls).toContain('https://identitytoolkit.googleapis.com')
  expect(scripts.length).toBeGreaterThan(0)
  for (const source of scripts) expect(source).toMatch(/^https:\/\/www\.(google|gstatic)\.com\/recaptcha\/$/)
})
