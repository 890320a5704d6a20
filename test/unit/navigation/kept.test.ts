import { forgetKept, keptFor } from '@/navigation/kept'
import { at, watchNavigation } from '../client/taro'

// as in a mini program, which throws views away
jest.mock('@/platform/keepsViews', () => ({ keepsViews: false }))

beforeEach(() => forgetKept())

describe('view models of kept-alive pages', () => {
  test('come back on the same address, under the same name', () => {
    watchNavigation(at('exchangeLog', { state: 'paid' }))
    keptFor<string[]>('list').set(['LJ1'])
    expect(keptFor('list').get()).toEqual(['LJ1'])
    expect(keptFor('other').get()).toBeUndefined()
    watchNavigation(at('exchangeLog', { state: 'shipped' }))
    expect(keptFor('list').get()).toBeUndefined()
  })

  test('do not exist for a page that is made anew', () => {
    watchNavigation(at('orderDetails', { order_sn: 'LJ1' }))
    keptFor('order').set('LJ1')
    expect(keptFor('order').get()).toBeUndefined()
  })

  test('are forgotten with the person', () => {
    watchNavigation(at('dataLog'))
    keptFor('tab').set('gold')
    forgetKept()
    expect(keptFor('tab').get()).toBeUndefined()
  })

  test('make room, the least recently kept first', () => {
    watchNavigation(at('dataLog'))
    for (let i = 0; i <= 60; i++) keptFor(`n${i}`).set(i)
    expect(keptFor('n0').get()).toBeUndefined()
    expect(keptFor('n60').get()).toBe(60)
  })
})
