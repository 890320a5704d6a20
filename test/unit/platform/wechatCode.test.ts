import { returnedFromWechat } from '@/platform/signIn'

const open = (search: string) => window.history.replaceState(null, '', `/login${search}`)
const asked = 'd3b07384-d9a7-4c3b-8f1e-2a6b5c4d3e2f'

beforeEach(() => localStorage.clear())

describe('a code in the address', () => {
  test('is WeChat’s answer where it bears the state that this browser has drawn', () => {
    localStorage.setItem('wechat_state', asked)
    open(`?code=true-one&state=${asked}`)
    expect(returnedFromWechat()).toBe(true)
  })

  test('that nobody here has asked for is not taken', () => {
    open(`?code=of-somebody-else&state=${asked}`)
    expect(returnedFromWechat()).toBe(false)
    localStorage.setItem('wechat_state', asked)
    open('?code=of-somebody-else&state=another')
    expect(returnedFromWechat()).toBe(false)
    open('?code=of-somebody-else')
    expect(returnedFromWechat()).toBe(false)
  })
})
