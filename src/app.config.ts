import { type App, packagesOf, preloadsOf, routesOf } from './routes/packages'

// eslint-disable-next-line linji/no-restricted-syntax -- evaluated at build time, where the platform is an input
const isH5 = process.env.TARO_ENV === 'h5'
const miniApp: App = process.env.TARO_APP_ENTRY === 'iter' ? 'iter' : 'consumer'
const app: App = isH5 ? 'h5' : miniApp

const { pages, subPackages } = packagesOf(app)
const tabs = routesOf(app).filter((route) => route.tab)

/** Lists ask for more this close to their end. */
const onReachBottomDistance = 200

/** Mini programs take these from theme.json and follow the system. */
const window = {
  navigationBarTitleText: app === 'iter' ? '邻集运营' : '邻集',
  navigationBarBackgroundColor: '@bar',
  navigationBarTextStyle: '@barText',
  backgroundColor: '@ground',
  backgroundTextStyle: '@pull',
  onReachBottomDistance,
}

const tabBar = {
  color: '@tab',
  selectedColor: '@tabOn',
  backgroundColor: '@bar',
  borderStyle: '@tabBorder',
  list: tabs.map((route) => ({
    pagePath: route.page,
    text: route.tab?.text ?? '',
    iconPath: `@${route.tab?.icon}Icon`,
    selectedIconPath: `@${route.tab?.icon}IconOn`,
  })),
}

const forMini = {
  window,
  ...(tabs.length > 0 && { tabBar }),
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  preloadRule: preloadsOf(app),
  lazyCodeLoading: 'requiredComponents',
  style: 'v2',
  __usePrivacyCheck__: true,
  ...(app === 'consumer' && {
    requiredPrivateInfos: ['getLocation'],
    permission: { 'scope.userLocation': { desc: '用来找到您所在的村，确认您在机器前' } },
  }),
}

/** On H5 the tab bar is drawn by shell/TabBar; the router only needs to know the tabs. */
const forH5 = {
  window: { navigationBarTitleText: '邻集', navigationStyle: 'custom', onReachBottomDistance },
  tabBar: {
    custom: true,
    list: tabs.map((route) => ({ pagePath: route.page, text: route.tab?.text ?? '' })),
  },
  animation: false,
}

export default defineAppConfig({
  pages,
  subPackages,
  ...(isH5 ? forH5 : forMini),
} as Taro.AppConfig)
