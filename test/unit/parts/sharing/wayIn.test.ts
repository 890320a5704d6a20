import { type Target, wayIn, wayToMini } from '@/parts/sharing/wayIn'
import type { Surroundings } from '@/platform/surroundings'

const nowhere = { link: '', url: '', mini: { app_id: '', path: '' }, ios: '', android: '' }
const ours: Target = { ...nowhere, name: '邻集', ours: true }
const sold: Target = { ...ours, link: 'linji://home', ios: 'https://i', android: 'https://a' }
const yoga: Target = { ...nowhere, name: '柳岸瑜伽', ours: false, url: '/yoga' }

const acts = (where: Surroundings, target: Target) => wayIn(where, target).ways.map((way) => way.do)

describe('our own app', () => {
  test('is not offered to whoever is in it, nor in the mini program, which leads home', () => {
    for (const where of ['hostApp', 'miniProgram'] as const) {
      expect(acts(where, sold)).toEqual(['home'])
      expect(wayIn(where, sold).title).toMatch(/^您已经在/)
    }
  })

  test('each phone is led to its own store, or opens what is installed', () => {
    for (const [where, url] of [
      ['ios', 'https://i'],
      ['android', 'https://a'],
    ] as const) {
      expect(acts(where, sold)).toEqual(['store', 'open'])
      expect(wayIn(where, sold).ways[0]?.url).toBe(url)
    }
  })

  test('where a store has none, that is said, and what there is instead', () => {
    const { title, ways } = wayIn('android', { ...sold, link: '', android: '' })
    expect(title).toBe('邻集 App 还没上架')
    expect(ways.map((way) => way.do)).toEqual(['mini', 'home'])
  })

  test('WeChat downloads nothing: its menu leads to a browser that does', () => {
    expect(wayIn('weChat', sold)).toMatchObject({
      guide: 'menu',
      ways: [{ do: 'mini' }, { do: 'copy' }],
    })
  })

  test('WeChat sends nobody to a browser for what is in no store', () => {
    const { title, guide, ways } = wayIn('weChat', ours)
    expect([title, guide, ways[0]?.do]).toEqual(['邻集 App 还没上架', undefined, 'mini'])
  })

  test('a computer shows a code for the phone', () => {
    expect(wayIn('desktop', sold)).toMatchObject({ guide: 'camera', ways: [{ do: 'home' }] })
  })
})

describe("a partner's app", () => {
  test('opens from wherever one is', () => {
    const all = ['miniProgram', 'weChat', 'hostApp', 'ios', 'android', 'desktop'] as const
    for (const where of all) expect(acts(where, yoga)).toContain('open')
  })

  test('without a store a phone uses its page', () => {
    expect(wayIn('ios', yoga)).toMatchObject({
      title: '柳岸瑜伽 App 还没上架',
      ways: [{ do: 'open', text: '打开柳岸瑜伽' }, { do: 'home' }],
    })
  })

  test('the mini program tells whether it opens or is only copied', () => {
    const mini = { app_id: 'wx0123456789abcdef', path: '' }
    expect(wayIn('miniProgram', { ...yoga, mini }).text).toMatch(/按返回就回来/)
    expect(wayIn('miniProgram', yoga).text).toMatch(/复制网址/)
  })
})

test('our mini program opens from every phone, and from a computer by a code', () => {
  for (const where of ['weChat', 'hostApp', 'ios', 'android'] as const)
    expect(wayToMini(where).ways[0]?.do).toBe('mini')
  expect(wayToMini('miniProgram').ways.map((way) => way.do)).toEqual(['home'])
  expect(wayToMini('desktop').guide).toBe('camera')
})
