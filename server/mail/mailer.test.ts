import { afterEach, expect, test } from 'vitest'
import { openMailer } from './mailer.ts'
import { type Letterbox, startLetterbox } from './testing.ts'

let letterbox: Letterbox
afterEach(() => letterbox.close())

test('a letter arrives as it was written, in any alphabet', async () => {
  letterbox = await startLetterbox()
  const mailer = openMailer(letterbox.url, 'Wyrmtavern <tavern@tavern.example>')
  await mailer.send({
    to: 'ana@people.example',
    subject: 'Твой ход',
    text: 'Бен ждёт.\nhttps://tavern.example/',
    id: 'a1',
  })
  mailer.close()
  expect(letterbox.letters).toEqual([
    {
      from: 'tavern@tavern.example',
      to: ['ana@people.example'],
      subject: 'Твой ход',
      text: 'Бен ждёт.\nhttps://tavern.example/\n',
      id: '<a1@tavern.example>',
      headers: expect.objectContaining({ from: 'Wyrmtavern <tavern@tavern.example>' }),
    },
  ])
})

test('what a letter says cannot add an address or a header', async () => {
  letterbox = await startLetterbox()
  const mailer = openMailer(letterbox.url, 'tavern@tavern.example')
  await mailer.send({ to: 'ana@people.example', subject: 'Hello\r\nBcc: eve@people.example', text: '.\r\nQUIT\r\n' })
  mailer.close()
  expect(letterbox.letters[0]).toMatchObject({ to: ['ana@people.example'], text: '.\nQUIT\n' })
  expect(letterbox.letters[0]?.headers).not.toHaveProperty('bcc')
})

test('a letter that the mail server refuses fails', async () => {
  letterbox = await startLetterbox({ refuses: address => address === 'nobody@people.example' })
  const mailer = openMailer(letterbox.url, 'tavern@tavern.example')
  await expect(mailer.send({ to: 'nobody@people.example', subject: 'Hello', text: 'Hello' })).rejects.toThrow()
  mailer.close()
  expect(letterbox.letters).toEqual([])
})
