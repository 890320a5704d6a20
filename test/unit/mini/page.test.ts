import Taro from '@tarojs/taro'
import { routeNamed } from '@/routes/match'
import { placeOfPage, showNotFound } from '@/shell/page'
import type { PageObject } from '@/shell/pageObject'

const file = routeNamed('goodDetailsOnline').page
const page = (more: Partial<PageObject>) => more as PageObject

test('a page object is the place of its file and its parameters, decoded once', () => {
  expect(placeOfPage(page({ route: file }), { goods_id: '7' })).toEqual({
    name: 'goodDetailsOnline',
    params: { goods_id: '7' },
  })
  expect(placeOfPage(page({ __route__: file }), { goods_id: '%E7%B1%B3' })?.params).toEqual({
    goods_id: '米',
  })
})

test('no file, or one without what it needs, is no place', () => {
  expect(placeOfPage(page({}), {})).toBeUndefined()
  expect(placeOfPage(page({ route: 'pages/gone/page' }), {})).toBeUndefined()
  expect(placeOfPage(page({ route: file }), {})).toBeUndefined()
})

test('not-found takes its place in the stack', () => {
  showNotFound()
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: `/${routeNamed('notFound').page}` })
})
