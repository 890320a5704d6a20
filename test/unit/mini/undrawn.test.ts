import { hooks } from '@tarojs/shared'
import type { PageObject } from '@/shell/pageObject'
import { watchPages } from '@/shell/watchPages'
import { routeNamed } from '@/routes/match'

jest.mock('@/platform/http')
jest.mock('@/navigation/guard')

const life = ['onLoad', 'onShow', 'onReady', 'onHide', 'onUnload'] as const

watchPages()

/** What Taro hears of the life of a page that WeChat opens with this. */
function heard(options: Record<string, string>): string[] {
  const told: string[] = []
  const own = Object.fromEntries(life.map((name) => [name, () => told.push(name)]))
  const page = { route: routeNamed('goodDetailsOnline').page, ...own } as unknown as PageObject
  hooks.call('modifyPageObject', page)
  page.onLoad(options)
  for (const name of ['onShow', 'onReady', 'onHide', 'onUnload'] as const) page[name]?.()
  return told
}

test('a page that is what was asked for is drawn, and goes as it came', () => {
  expect(heard({ goods_id: '7' })).toEqual(life)
})

test.each([
  ['lacks what it needs', {}],
  ['a code names another in place of', { scene: 'i.k7' }],
])('a page that %s is never drawn, nor taken away', (_why, options) => {
  expect(heard(options)).toEqual([])
})
