import type { PressedButton } from '../bridge'
import { App, getApp, launch } from './app'
import { look } from './audit'
import { openers } from './bridge'
import { openChat } from './contact'
import { prepareComponents } from './easel'
import { emit } from './hooks'
import { closeKeyboard, keyboardHeight } from './keyboard'
import { arrive, openCard, toBackground, toForeground } from './life'
import { isTab, manifest } from './manifest'
import { loadPackage, provideDefinitions, requireModule } from './modules'
import { options } from './options'
import { tellPage } from './page'
import { backButton, homeButton, listenForTabs } from './phone'
import { askForPhoneNumber } from './phoneNumber'
import { describe, report, reportError } from './report'
import * as router from './router'
import { provide } from './scope'
import { shareCard } from './share'
import { SlowPromise } from './SlowPromise'
import { supplied } from './supplied'
import { storage, storedEntries } from './wx/storage'
import { wx } from './wx/wx'

const failing = (where: string) => (error: unknown) => reportError(where, error)

backButton.addEventListener('click', () => {
  router.navigateBack({}).catch(failing('back'))
})
homeButton.addEventListener('click', () => {
  router.reLaunch({ url: `/${router.homePage}` }).catch(failing('home'))
})
listenForTabs((tab) => {
  router
    .switchTab({ url: `/${tab.pagePath}` })
    .then(() => tellPage(router.currentPage(), 'onTabItemTap', tab))
    .catch(failing('tab'))
})
openers.navigate = (type, url, delta) => {
  const ways: Record<string, () => Promise<unknown>> = {
    navigate: () =>
      isTab(router.parseUrl(url).route) ? Promise.resolve() : router.navigateTo({ url }),
    redirect: () => router.redirectTo({ url }),
    switchTab: () => router.switchTab({ url }),
    reLaunch: () => router.reLaunch({ url }),
    navigateBack: () => router.navigateBack({ delta }),
  }
  ways[type]?.().catch(failing(`navigator ${type}`))
}
const openTypes: Record<string, (button: PressedButton) => Promise<unknown>> = {
  share: () => shareCard('button'),
  contact: (button) => openChat(button.read('session-from')),
  getPhoneNumber: (button) =>
    askForPhoneNumber().then((told) => button.fire('getphonenumber', told)),
}
openers.openType = (type, button) => {
  const open = openTypes[type]
  if (open) return void open(button).catch(failing(type))
  const answer = supplied.answers[type]
  if (!answer) return void report.lacking.push(`<button open-type="${type}">`)
  button.fire(type.toLowerCase(), answer({}))
}

addEventListener('unhandledrejection', ({ reason }) => {
  reportError('unhandled rejection', reason)
  emit('UnhandledRejection', { reason: describe(reason) })
})
addEventListener('error', ({ error, message }) => reportError('error', error ?? message))

/** What whoever drives the phone may look at and do. */
const host = {
  report,
  supplied,
  isStarted: false,
  current: () => {
    const page = router.currentPage()
    return (
      page && { route: page.route, query: page.query, title: page.title, isReady: page.isReady }
    )
  },
  stack: () => router.stack.map(({ route, query }) => ({ route, query })),
  storage: storedEntries,
  clearStorage: storage.clearStorageSync,
  navigateBack: () => router.navigateBack({}),
  open: router.open,
  audits: () => {
    look(router.currentPage())
    return report.audits
  },
  pullDown: () => tellPage(router.currentPage(), 'onPullDownRefresh'),
  share: () => shareCard('menu'),
  setTheme: (theme: typeof options.theme) => {
    options.theme = theme
    document.querySelectorAll('iframe').forEach(({ contentDocument }) => {
      if (contentDocument) contentDocument.documentElement.dataset.theme = theme
    })
    router.draw()
    emit('ThemeChange', { theme })
  },
  setNetwork: (networkType: string) => {
    supplied.networkType = networkType
    emit('NetworkStatusChange', { networkType, isConnected: networkType !== 'none' })
  },
  /** What of WeChat's there is, by its names. */
  offers: () => ({
    calls: Object.keys(wx),
    openTypes: Object.keys(openTypes),
    components: router.currentPage()?.window.describeBuiltIn() ?? {},
  }),
  keyboardHeight,
  closeKeyboard,
  toBackground,
  toForeground,
  arrive,
  openCard,
}
export type HostWindow = Window & { host: typeof host }
;(window as unknown as HostWindow).host = host

async function start(): Promise<void> {
  if (manifest.app.tabBar?.custom) report.lacking.push('a custom tab bar (tabBar.custom)')
  await prepareComponents()
  await loadPackage('')
  if (options.hasSlowPromises) provide({ Promise: SlowPromise })
  provide({
    wx,
    App,
    getApp,
    getCurrentPages: () => router.stack.map((page) => page.instance),
  })
  provideDefinitions()
  const first = options.path || router.homePage
  const url = `/${first.replace(/^\//, '')}${options.query && `?${options.query}`}`
  const { route, query } = router.parseUrl(url)
  Object.assign(launch, { path: route, query })
  requireModule('app')
  await router.open(url)
}

start()
  .catch((error: unknown) => reportError('start', error))
  .finally(() => (host.isStarted = true))
