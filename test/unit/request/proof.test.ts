import { refusals } from '@contract/refusals'
import { proofQuestion } from '@/parts/auth/proofQuestion'
import { http } from '@/platform/http'
import { api } from '@/request/api'
import { send } from '@/request/send'
import { wire } from '@/request/wiring'
import { session } from '@/session/session'
import { person } from '../client/person'
import { answerWith, ok, refused, sent } from '../client/replies'

jest.mock('@/platform/http')

const { error, message } = refusals.proofNeeded
const needed = refused(error, message)
const machines = () => api.get('/tp5/api/Slot/index')

beforeEach(() => session.signIn(person({ roles: ['operator'] })))

test('a call that needs a proof is made again once it is given', async () => {
  wire({ prove: () => Promise.resolve(true) })
  answerWith(needed, ok({ list: [] }))
  await expect(machines()).resolves.toEqual({ list: [] })
  const [first, second] = sent()
  expect(second!.path).toBe(first!.path)
  expect(second!.parameters.hm_nonce).not.toBe(first!.parameters.hm_nonce)
})

test('all calls that wait for it ask once', async () => {
  const leave = proofQuestion.stand()
  let proved = false
  jest.mocked(http).mockImplementation(() => Promise.resolve(proved ? ok({ list: [] }) : needed))
  const both = Promise.all([machines(), machines()])
  await new Promise((resolve) => setTimeout(resolve))
  expect(proofQuestion.asked).toBe(true)
  proved = true
  proofQuestion.settle(true)
  await expect(both).resolves.toHaveLength(2)
  leave()
})

test('whoever gives none is refused in words, and stays signed in', async () => {
  wire({ prove: () => Promise.resolve(false) })
  answerWith(needed)
  await expect(machines()).rejects.toMatchObject({ error, message })
  expect(session.signedIn).toBe(true)
})

test('a silent call asks nobody', async () => {
  const ask = jest.fn(() => Promise.resolve(true))
  wire({ prove: ask })
  answerWith(needed)
  await expect(send('GET', '/tp5/api/Slot/index', {}, { silent: true })).rejects.toThrow()
  expect(ask).not.toHaveBeenCalled()
})
