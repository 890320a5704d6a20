import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  allPages,
  allRoutes,
  keysOf,
  matchPath,
  routeNamed,
  routeOfPage,
  routesOfPage,
  urlsOf,
  tabsOf,
} from '@/routes/match'
import { packagesOf, preloadsOf, routesOf } from '@/routes/packages'
import { pageUrl, parseQuery, placeOf, publicUrl } from '@/routes/url'

const patterns = allRoutes.flatMap((route) => urlsOf(route).map((url) => ({ route, url })))
const isStatic = ({ url }: { url: string }) => keysOf(url).length === 0

describe('route table', () => {
  test('no static address is taken by a dynamic one, whatever the area', () => {
    const taken = patterns
      .filter(isStatic)
      .filter(({ route, url }) => matchPath(url)?.route.name !== route.name)
    expect(taken).toEqual([])
  })

  test('no two addresses are the same but for their parameters', () => {
    const shapes = patterns.map(({ url }) => url.replace(/:\w+/g, ':').toLowerCase())
    expect(shapes).toEqual([...new Set(shapes)])
  })

  test("a browser's router, which takes the first page that fits, finds the same", () => {
    const shapes = allPages.flatMap((page) =>
      routesOfPage(page).flatMap((route) =>
        urlsOf(route).map((url): [RegExp, string] => [
          new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`, 'i'),
          page,
        ]),
      ),
    )
    for (const { route, url } of patterns) {
      const path = url.replace(/:\w+/g, 'x1')
      expect([path, shapes.find(([shape]) => shape.test(path))?.[1]]).toEqual([path, route.page])
    }
  })

  test('names are unique', () => {
    const names = allRoutes.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test.each(allPages)('%s is there', (page) => {
    expect(existsSync(path.resolve('src', `${page}.tsx`))).toBe(true)
  })

  test('every page that is there has a row', () => {
    const found = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) => `pages/${file.replace(/\.tsx$/, '')}`)
    expect(found.sort()).toEqual([...allPages].sort())
  })

  test.each(readdirSync('src/routes'))('%s is short enough to be read', (file) => {
    expect(readFileSync(`src/routes/${file}`, 'utf8').split('\n').length).toBeLessThan(300)
  })

  test('every address leads back to its own route', () => {
    for (const { route, url } of patterns) {
      const path = url.replace(/:\w+/g, 'x1')
      expect(matchPath(path)?.route.name).toBe(route.name)
    }
  })

  test('static addresses win over dynamic ones that are written before them', () => {
    expect(matchPath('/exchangeShop')?.route.name).toBe('exchangeShop')
    expect(matchPath('/exchangeShop/GoodDetailsOnline/7')?.params).toEqual({ goods_id: '7' })
  })
})

describe('sharing', () => {
  test.each(['/receivesuccess', '/getCMBCsuccess', '/cmbcActivite', '/icbcActivite'])(
    '%s may be shared, as the product promises',
    (address) => {
      expect(matchPath(address)?.route.share).toBeTruthy()
    },
  )
})

describe('packages', () => {
  const roots = (names: string[]) => names.map((name) => `pages/${name}`)
  const foldersOf = (pages: readonly string[]) => [
    ...new Set(pages.map((page) => page.split('/')[1])),
  ]

  test('tabs, sign-in and home start with the app, every other folder is a package', () => {
    const { pages, subPackages } = packagesOf('consumer')
    const main = ['tabs', 'auth', 'home']
    const others = readdirSync('src/pages').filter((name) => !main.includes(name))
    expect(pages[0]).toBe('pages/tabs/index/page')
    expect(foldersOf(pages)).toEqual(main)
    expect(subPackages.map(({ root }) => root).sort()).toEqual(roots(others))
  })

  test("the operator's app has its own subset and opens with authorisation", () => {
    const { pages, subPackages } = packagesOf('iter')
    expect(pages).toEqual(['pages/auth/authorise/page', 'pages/home/not-found/page'])
    expect(subPackages.map(({ root }) => root)).toEqual(
      roots(['address', 'message', 'account', 'agreement', 'iter', 'work']),
    )
  })

  test('the bar has four tabs, in elder mode three', () => {
    const names = (elder: boolean) => tabsOf(elder).map(({ name }) => name)
    expect(names(false)).toEqual(['index', 'exchangeShop', 'makeMoney', 'mine'])
    expect(names(true)).toEqual(['index', 'exchangeShop', 'mine'])
  })

  test.each(['consumer', 'iter'] as const)('%s fetches what comes next ahead', (app) => {
    const { pages, subPackages } = packagesOf(app)
    const rules = Object.entries(preloadsOf(app))
    const tabs = routesOf(app).filter(({ tab }) => tab)
    const starts = rules.map(([page]) => page)
    expect(starts).toEqual(expect.arrayContaining(tabs.map(({ page }) => page)))
    expect(starts.filter((page) => !pages.includes(page))).toEqual([])
    for (const [, { packages }] of rules) {
      expect(subPackages.map(({ root }) => root)).toEqual(expect.arrayContaining(packages))
    }
  })

  test("the operator's app fetches the machines while somebody authorises", () => {
    expect(preloadsOf('iter')).toEqual({
      'pages/auth/authorise/page': { network: 'all', packages: ['pages/iter'] },
    })
  })

  test('H5 has everything', () => {
    expect(routesOf('h5')).toEqual(allRoutes)
  })

  test('a page that several rows share is in its package once', () => {
    const { subPackages } = packagesOf('iter')
    expect(subPackages.find(({ name }) => name === 'agreement')?.pages).toEqual(['document/page'])
  })
})

describe('addresses', () => {
  test('are built from the first pattern whose parameters are all there', () => {
    const goods = routeNamed('goodDetailsOnline')
    expect(publicUrl(goods, { goods_id: 7 })).toBe('/exchangeShop/GoodDetailsOnline/7')
    expect(publicUrl(goods, { id: 7, exchange_type: 2, from: 'a b' })).toBe(
      '/exchangeShop/GoodDetailsOnline/7/2?from=a%20b',
    )
    expect(publicUrl(goods, { id: 7 })).toBeUndefined()
  })

  test('and read back give the same parameters, however odd', () => {
    const odd = { goods_id: 'a/b?c%20&d', from: '中文 100% +=&' }
    const [path = '', search = ''] = (publicUrl(routeNamed('goodDetailsOnline'), odd) ?? '').split(
      /(?=\?)/,
    )
    expect(placeOf(path, search)).toEqual({ name: 'goodDetailsOnline', params: odd })
  })

  test('query values are decoded once', () => {
    expect(parseQuery('?a=%2525&b=%E4%B8%AD&c&d=1=2&e=%')).toEqual({
      a: '%25',
      b: '中',
      c: '',
      d: '1=2',
      e: '%',
    })
  })

  test('a place without a required parameter is no place', () => {
    expect(placeOf('/exchangeShop/OrderDetails/')).toBeUndefined()
    expect(placeOf('/no/such/page')).toBeUndefined()
  })

  test('a place without what is asked of whoever goes there is one: it asks the person', () => {
    expect(placeOf('/exchangeShop/Order')).toEqual({ name: 'order', params: {} })
  })

  test('a place never carries the token of its address', () => {
    expect(placeOf('/index', '?access_token=secret&a=1')?.params).toEqual({ a: '1' })
  })

  test('Taro navigates by page file, with everything in the query', () => {
    const url = pageUrl('goodDetailsOnline', { goods_id: 7, from: undefined })
    expect(url).toBe('/pages/catalogue/good-details-online/page?goods_id=7')
    expect(routeOfPage(url)?.name).toBe('goodDetailsOnline')
  })
})
