import { hideToast, showActionSheet, showModal, showToast, type ModalRequest } from '../dialogs'
import { closeKeyboard } from '../keyboard'
import { tellPage } from '../page'
import { changeTab, hideTabs } from '../phone'
import * as router from '../router'
import { offerSharing } from '../share'
import { callable } from './callable'

interface Toast {
  title: string
  duration?: number
  mask?: boolean
}

interface BarColour {
  frontColor: string
  backgroundColor: string
}

interface Tab {
  index: number
  text?: string
}

const page = () => {
  const current = router.currentPage()
  if (!current) throw new Error('no page is open')
  return current
}

function setTitle({ title }: { title: string }) {
  page().title = title
  router.draw()
}

function hideHomeButton() {
  page().bar.hasHome = false
  router.draw()
}

function setBarColour({ frontColor, backgroundColor }: BarColour) {
  Object.assign(page().bar, {
    navigationBarBackgroundColor: backgroundColor,
    navigationBarTextStyle: frontColor === '#000000' ? 'black' : 'white',
  })
  router.draw()
}

const tab = (name: string, state: (given: Tab) => Parameters<typeof changeTab>[1]) =>
  callable<Tab>(name, (given) => {
    changeTab(given.index, state(given))
    router.draw()
  })

const tabBar = (name: string, hidden: boolean) =>
  callable(name, () => {
    hideTabs(hidden)
    router.draw()
  })

async function chooseFromSheet({
  itemList,
  alertText,
}: {
  itemList: string[]
  alertText?: string
}) {
  const tapIndex = await showActionSheet(itemList, alertText)
  if (tapIndex === undefined) throw new Error('cancel')
  return { tapIndex }
}

function scrollPage({ scrollTop, selector }: { scrollTop?: number; selector?: string }) {
  const { window } = page()
  const found = selector && window.document.querySelector(selector)
  const target = found ? window.scrollY + found.getBoundingClientRect().top : (scrollTop ?? 0)
  window.scrollTo(0, target)
}

/** What the phone draws around and over the pages. */
export const userInterface = {
  navigateTo: callable('navigateTo', router.navigateTo),
  redirectTo: callable('redirectTo', router.redirectTo),
  switchTab: callable('switchTab', router.switchTab),
  reLaunch: callable('reLaunch', router.reLaunch),
  navigateBack: callable('navigateBack', router.navigateBack),
  showToast: callable<Toast>('showToast', ({ title, duration = 1500, mask }) =>
    showToast(title, { duration, mask }),
  ),
  hideToast: callable('hideToast', hideToast),
  showLoading: callable<Toast>('showLoading', ({ title, mask }) => showToast(title, { mask })),
  hideLoading: callable('hideLoading', hideToast),
  showModal: callable<ModalRequest>('showModal', showModal),
  showActionSheet: callable('showActionSheet', chooseFromSheet),
  setNavigationBarTitle: callable('setNavigationBarTitle', setTitle),
  setNavigationBarColor: callable('setNavigationBarColor', setBarColour),
  showNavigationBarLoading: callable('showNavigationBarLoading'),
  hideNavigationBarLoading: callable('hideNavigationBarLoading'),
  hideHomeButton: callable('hideHomeButton', hideHomeButton),
  showShareMenu: callable('showShareMenu', (given) => offerSharing(true, given)),
  hideShareMenu: callable('hideShareMenu', (given) => offerSharing(false, given)),
  setTabBarBadge: tab('setTabBarBadge', ({ text }) => ({ badge: text })),
  removeTabBarBadge: tab('removeTabBarBadge', () => ({ badge: undefined })),
  showTabBarRedDot: tab('showTabBarRedDot', () => ({ badge: '' })),
  hideTabBarRedDot: tab('hideTabBarRedDot', () => ({ badge: undefined })),
  setTabBarItem: tab('setTabBarItem', ({ text }) => ({ text })),
  hideTabBar: tabBar('hideTabBar', true),
  showTabBar: tabBar('showTabBar', false),
  setBackgroundColor: callable('setBackgroundColor'),
  setBackgroundTextStyle: callable('setBackgroundTextStyle'),
  pageScrollTo: callable('pageScrollTo', scrollPage),
  startPullDownRefresh: callable('startPullDownRefresh', () => {
    tellPage(page(), 'onPullDownRefresh')
  }),
  stopPullDownRefresh: callable('stopPullDownRefresh'),
  hideKeyboard: callable('hideKeyboard', closeKeyboard),
  nextTick: (run: () => void) => void setTimeout(run, 0),
}
