import { act } from 'react'
import BusinessPacketsUse from '@/pages/holding/business-packets-use/page'
import { http } from '@/platform/http'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { ok } from '../../client/replies'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'

jest.mock('@/platform/http')

const holding_id = '01890000-0000-7000-8000-0000000000bb'
const place = at('businessPacketsUse', { holding_id })

/** The first code is over as it comes; the next one is on its way until the network is lost. */
function losing(): () => Promise<void> {
  let lose: () => void = () => undefined
  let asked = 0
  const mocked = http as jest.MockedFunction<typeof http>
  mocked.mockReset()
  mocked.mockImplementation(({ url }) => {
    // what else the page asks for is not what this is about
    if (!url.includes('/UserExchange/code')) return new Promise(() => undefined)
    asked += 1
    if (asked === 1) return Promise.resolve(ok({ code: '123456789012345678', seconds: 0 }))
    if (asked > 2) return Promise.reject(new Error('request:fail'))
    return new Promise((_, reject) => (lose = () => reject(new Error('request:fail'))))
  })
  return () =>
    act(async () => {
      lose()
      for (let turn = 0; turn < 3; turn++) await new Promise((next) => setTimeout(next))
    })
}

beforeEach(() => {
  watchNavigation(place)
  session.signIn(person())
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a code that ran out waits for the next one, and says so only once that did not come', async () => {
  const lose = losing()
  const page = await renderPage(BusinessPacketsUse, place)
  expect(page.text()).not.toContain('没连上')
  await lose()
  expect(page.text()).toContain('新的券码还没有来')
})
