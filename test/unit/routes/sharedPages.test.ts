import { allRoutes, routeNamed, routeOfPage, routesOfPage } from '@/routes/match'
import type { ParamsOf, RouteName, RouteParams, RoutesOn } from '@/routes/route'
import { pageUrl, placeIn, placeOf, publicUrl, publicUrlOfPage, rowKey } from '@/routes/url'

const campaign = '/pages/campaign/campaign/page'

describe('a page that several rows share', () => {
  test('is told the row in the query, and opens its first row where none is named', () => {
    expect(pageUrl('page618', { entry_id: 'e1' })).toBe(`${campaign}?entry_id=e1&route=page618`)
    expect(pageUrl('subjectPage', { key: 'k' })).toBe(`${campaign}?key=k`)
    expect(routeOfPage(campaign, 'page618')?.name).toBe('page618')
    expect(routeOfPage(campaign)?.name).toBe('subjectPage')
  })

  test('is no page for a row of another', () => {
    expect(routeOfPage(campaign, 'login')).toBeUndefined()
    expect(routeOfPage(campaign, 'no such row')).toBeUndefined()
  })

  test('has the address of its row, without the key', () => {
    expect(publicUrlOfPage(campaign, '?route=page618&a=1')).toBe('/618page?a=1')
    expect(publicUrlOfPage(campaign, '?key=k')).toBe('/subjectPage?key=k')
    expect(publicUrlOfPage(campaign, '?route=login')).toBeUndefined()
    expect(publicUrl(routeNamed('page618'), { [rowKey]: 'page618' })).toBe('/618page')
  })

  test('is a place without the key, wherever that comes from', () => {
    expect(placeOf('/618page', '?route=login')).toEqual({ name: 'page618', params: {} })
    expect(placeIn(routeNamed('page618'), { [rowKey]: 'page618' })?.params).toEqual({})
    expect(pageUrl('page618', { [rowKey]: 'login' })).toBe(`${campaign}?route=page618`)
  })

  test('no route has a parameter that is called like the key', () => {
    const taken = allRoutes.filter(
      ({ url, query }) => [url].flat().join().includes(`:${rowKey}`) || rowKey in (query ?? {}),
    )
    expect(taken).toEqual([])
  })

  test('is kept for all of its rows or for none, since a mini program draws down whole files', () => {
    for (const { name, page, keepAlive } of allRoutes)
      expect([name, keepAlive]).toEqual([name, routeOfPage(page)?.keepAlive])
  })

  test('every row leads to its page and back', () => {
    for (const { name, page } of allRoutes) {
      const [, named] = /[?&]route=(\w+)/.exec(pageUrl(name as RouteName)) ?? []
      expect(routeOfPage(page, named)?.name).toBe(name)
    }
  })
})

/** These do not compile when the table's types lose their precision. */
describe('types', () => {
  const is = <T>(value: T) => value

  test('a page knows the names of its rows', () => {
    const names: RoutesOn<'machine/slots'>[] = ['machine', 'onlineMachine']
    expect(routesOfPage('pages/machine/slots/page').map(({ name }) => name)).toEqual(names)
    // @ts-expect-error a row of another page
    is<RoutesOn<'machine/slots'>>('login')
  })

  test('what only some of the rows carry may be missing', () => {
    is<RouteParams<RoutesOn<'campaign/campaign'>>>({})
    // @ts-expect-error both of them carry it
    is<RouteParams<'exchangeSuccess' | 'logistics'>>({})
    is<RouteParams<'exchangeSuccess' | 'onlineMachinePaySuccess'>>({})
  })

  test('what it takes to go somewhere is asked for', () => {
    is<ParamsOf<'order'>>({ goods_id: 1, exchange_type: 2 })
    // @ts-expect-error the goods are missing
    is<ParamsOf<'order'>>({ exchange_type: 2 })
  })
})
