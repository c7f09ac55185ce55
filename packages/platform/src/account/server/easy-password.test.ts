import { expect, test } from 'vitest'
import { isEasyPassword } from './easy-password.ts'

const easy = `password12345 P@ssw0rd2026!! passwordpassword 123456789012 aaaaaaaaaaaa abcabcabcabc
  qwertyuiop123 Sommer2026!!! Contraseña1234 motdepasse1234 Willkommen2026 adminadmin123
  trilane-2026! 987654321098 1qaz2wsx3edc !!!!!!!!!!!! correcthorsebatterystaple Correct-Horse-Battery-Staple1
  MayTheForceBeWithYou!`.split(/\s+/)

test.each(easy)('is easy: %s', (password) => {
  expect(isEasyPassword(password)).toBe(true)
})

test.each([
  'seven lorries wait at dawn',
  'another battery staple',
  'short-Secret',
  'Tr0ub4dor&3xyz',
  'x7Kp2mQ9vLwz',
  'x7#9!2$8%4@1',
  '48210975639174',
  'mein Hund bellt nachts',
  'Übermut tut selten gut',
  'пароль длинный один',
])('is not: %s', (password) => {
  expect(isEasyPassword(password)).toBe(false)
})

test('a known sentence is easy with its spaces too', () => {
  expect(isEasyPassword('correct horse battery staple')).toBe(true)
})

test('the own name and address are easy for their owner', () => {
  expect(isEasyPassword('AdaExample2026', ['Ada Example', 'ada@lovelace.example'])).toBe(true)
  expect(isEasyPassword('lovelace-lovelace1', ['Ada', 'ada@lovelace.example'])).toBe(true)
})

test('the longest password is judged too', () => {
  expect(isEasyPassword('0123456789'.repeat(102))).toBe(true)
  expect(isEasyPassword('ab'.repeat(512))).toBe(true)
})
