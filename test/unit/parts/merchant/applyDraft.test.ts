import { signOutHere } from '@/parts/account/signOutHere'
import {
  applyDraft,
  type ApplyValues,
  dropApplyDraft,
  keepApplyDraft,
} from '@/parts/merchant/applyDraft'
import { session } from '@/session/session'
import { person } from '../../client/person'

jest.mock('@/platform/http')

const key = '_shop_application'
const one = person()
const other = person({ user_id: '01890000-0000-7000-8000-000000000002', access_token: 'token-2' })

const begun: ApplyValues = {
  ...{ name: '竹器铺', kind: 'daily', village: '3', address: '沿河街 22 号', contact: '秦海燕' },
  ...{ spot: { latitude: 30.4, longitude: 120.05 }, intro: '修篮子', licenceNo: '92330110MA2G' },
}

beforeEach(() => {
  session.forget()
  session.signIn(one)
  keepApplyDraft(begun)
})
afterEach(dropApplyDraft)

test('what was begun lies on the phone, and is read from there when the app is opened again', () => {
  expect(localStorage.getItem(key)).toContain('竹器铺')
  expect(applyDraft()).toEqual(begun)
})

test('nobody else finds it', () => {
  localStorage.setItem(key, JSON.stringify({ by: other.user_id, values: begun }))
  expect(applyDraft()).toEqual({})
  keepApplyDraft(begun)
  session.signIn(other)
  expect(localStorage.getItem(key)).toBeNull()
})

test('it goes with who signs out', async () => {
  await signOutHere()
  expect(localStorage.getItem(key)).toBeNull()
})

test.each([{ name: 5 }, { ...begun, spot: 'here' }, null])('%j is no draft', (values) => {
  localStorage.setItem(key, JSON.stringify({ by: one.user_id, values }))
  expect(applyDraft()).toEqual({})
})
