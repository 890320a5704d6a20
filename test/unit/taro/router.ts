import { createBrowserHistory, createRouter, routesAlias } from '@tarojs/router'
import { eventCenter } from '@tarojs/runtime'
import PageHandler from '@tarojs/router/dist/router/page.js'
import { type Leanings, sourceOf } from './sources'

type RouterConfig = Parameters<typeof createRouter>[2]

interface Seen {
  order: string[]
  askedFor: string[]
}

let launched: Seen | undefined

/** The real router with one page, and what it did in which order. */
function launch(): Seen {
  if (launched) return launched
  const seen: Seen = { order: [], askedFor: [] }
  document.body.innerHTML = '<div id="app" class="taro_router"></div>'
  window.history.replaceState(null, '', '/a')
  const history = createBrowserHistory({ window })
  const listen = history.listen.bind(history)
  history.listen = (listener) => {
    seen.order.push('listen')
    return listen(listener)
  }
  const { getAll } = routesAlias
  routesAlias.getAll = (page = '') => {
    seen.askedFor.push(page)
    return getAll(page)
  }
  eventCenter.once('__taroRouterLaunch', () => seen.order.push('launched'))
  const load = () => {
    seen.order.push('page asked for')
    return [new Promise<never>(() => undefined)]
  }
  const router = { mode: 'browser', customRoutes: { '/pages/a': '/a' } }
  Object.defineProperty(router, 'forcePath', { get: () => void seen.order.push('forcePath asked') })
  const config = { routes: [{ path: 'pages/a', load }], router, window: {} }
  createRouter(history, {}, config as unknown as RouterConfig, 'react')
  routesAlias.getAll = getAll
  launched = seen
  return seen
}

const handlerOf = (path: string) => {
  const config = { routes: [{ path }], router: {}, window: {}, animation: false }
  return new PageHandler(config as unknown as RouterConfig, createBrowserHistory({ window }))
}

export const router: Leanings = {
  'routesAlias is asked at every turn': () => {
    expect(Object.keys(routesAlias)).toEqual(
      expect.arrayContaining(['getAll', 'getOrigin', 'getAlias']),
    )
    expect(launch().askedFor).toEqual(['/pages/a'])
    expect(sourceOf('@tarojs/router/dist/api.js')).toContain('routesAlias.getAlias(')
    expect(sourceOf('@tarojs/router/dist/router/page.js')).toContain('routesAlias.getOrigin(')
  },
  '__taroRouterLaunch comes before anything is shown': () => {
    const { order } = launch()
    expect(order[0]).toBe('launched')
  },
  'the router is the first to listen': () => {
    const { order } = launch()
    expect(order.filter((each) => each === 'listen')).toHaveLength(1)
    expect(order.indexOf('launched')).toBeLessThan(order.indexOf('listen'))
  },
  'forcePath goes before the address': () => {
    expect(launch().order).toContain('forcePath asked')
  },
  'history carries every navigation': () => {
    const api = sourceOf('@tarojs/router/dist/api.js')
    expect(api).toMatch(/history\.push\(pathPieces/)
    expect(api).toMatch(/history\.replace\(pathPieces/)
  },
  'an element that stands is shown, not made': () => {
    const [onLoad, onShow, onHide] = [jest.fn(), jest.fn(), jest.fn()]
    document.body.innerHTML = `
      <div id="app" class="taro_router"><div id="a?stamp=1" class="taro_page taro_page_shade"></div></div>`
    const handler = handlerOf('a')
    const page = { path: 'a?stamp=1', onLoad, onShow, onHide }
    const element = document.getElementById(page.path)
    handler.pathname = '/a'
    handler.load(page, {}, '1')
    expect(onLoad).not.toHaveBeenCalled()
    expect(onShow).toHaveBeenCalledTimes(1)
    expect(element?.className).not.toContain('taro_page_shade')
    handler.hide(page)
    expect(onHide).toHaveBeenCalledTimes(1)
    expect(element?.className).toContain('taro_page_shade')
  },
  'the last child of the root is the page in front': () => {
    const styles = sourceOf('@tarojs/router/dist/style.js')
    expect(styles).toMatch(/\.taro_router > \.taro_page\.taro_page_show[^\n]*:not\(:last-child\)/)
    expect(styles).toMatch(/\.taro_page_shade,/)
  },
  'a page scrolls by itself, in .taro_page': () => {
    expect(sourceOf('@tarojs/router/dist/style.js')).toMatch(
      /\.taro_page \{[^}]*\$\{enableWindowScroll \? '' : `\s*overflow-x: hidden;\s*overflow-y: scroll;/,
    )
    expect(sourceOf('@tarojs/router/dist/router/page.js')).toContain("'taro_tabbar_page'")
  },
  '#taro-navigation-bar stands before the first page': () => {
    expect(sourceOf('@tarojs/router/dist/navigationBar.js')).toContain("id = 'taro-navigation-bar'")
  },
  'universal-router is asked for the page of an address, and for nothing else': () => {
    const source = sourceOf('@tarojs/router/dist/router/spa.js')
    expect(source).toContain('new UniversalRouter(routes, { baseUrl')
    const asked = [...source.matchAll(/\brouter\.(\w+)\(/g)].map(([, name]) => name)
    expect([...new Set(asked)]).toEqual(['resolve'])
    expect(source).toContain('[element, context, params] = yield Promise.all(result)')
    expect(source).toContain('handler.pathname = context.pathname')
    expect(source).toContain('error.status === 404')
  },
  'query-string is asked to parse, and for nothing else': () => {
    const users = ['router/dist/router/page.js', 'taro-h5/dist/api/base/weapp/app-event.js']
    const asked = users.flatMap((file) =>
      [...sourceOf(`@tarojs/${file}`).matchAll(/queryString\.(\w+)/g)].map(([, name]) => name),
    )
    expect(new Set(asked)).toEqual(new Set(['parse']))
  },
  'three web components come by the deep path': () => {
    const users = ['router/dist/tabbar.js', 'taro-h5/dist/api/media/image/previewImage.js']
    const imports = users.flatMap((file) =>
      [
        ...sourceOf(`@tarojs/${file}`).matchAll(
          /\{(.+)\} from '@tarojs\/components\/dist\/components'/g,
        ),
      ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    )
    expect(imports.sort()).toEqual([
      'defineCustomElementTaroSwiperCore',
      'defineCustomElementTaroSwiperItemCore',
      'defineCustomElementTaroTabbar',
    ])
  },
}
