import { hostApp } from '@/platform/host'

interface Host {
  webkit?: unknown
  linji?: unknown
}
const host = window as Host
afterEach(() => {
  delete host.webkit
  delete host.linji
})

const card = { title: '邻集好物', url: 'https://linji.example/index', image: 'https://a/b.png' }

test('a browser is no host app', () => {
  expect(hostApp()).toBeUndefined()
})

test('the iOS app gets objects', () => {
  const postMessage = jest.fn()
  host.webkit = { messageHandlers: { linji: { postMessage } } }
  hostApp()?.share(card)
  hostApp()?.openGoods(7)
  expect(postMessage.mock.calls).toEqual([
    [{ name: 'share', ...card }],
    [{ name: 'goods', goods_id: 7 }],
  ])
})

test('the Android app gets the same as JSON', () => {
  const postMessage = jest.fn()
  host.linji = { postMessage }
  hostApp()?.openGoods(7)
  expect(postMessage).toHaveBeenCalledWith('{"name":"goods","goods_id":7}')
})
