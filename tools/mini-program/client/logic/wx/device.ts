import { entryNow, launch } from '../app'
import { showModal, showToast } from '../dialogs'
import { copy } from '../json'
import { options } from '../options'
import { currentPage } from '../router'
import { pagesElement } from '../phone'
import { product } from '../product'
import { supplied } from '../supplied'
import { callable } from './callable'

const barHeight = 44

function getWindowInfo() {
  const room = currentPage() && pagesElement.getBoundingClientRect()
  const { innerWidth: width, innerHeight: height } = window
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: width,
    screenHeight: height,
    windowWidth: Math.round(room?.width ?? width),
    windowHeight: Math.round(room?.height ?? height - options.statusBar - barHeight),
    statusBarHeight: options.statusBar,
    screenTop: Math.round(room?.top ?? options.statusBar + barHeight),
    safeArea: {
      left: 0,
      right: width,
      top: options.statusBar,
      bottom: height - options.homeBar,
      width,
      height: height - options.statusBar - options.homeBar,
    },
  }
}

const systems = {
  ios: { brand: 'iPhone', system: 'iOS 17.0', platform: 'ios' },
  android: { brand: 'Android', system: 'Android 13', platform: 'android' },
}

const getDeviceInfo = () => ({
  ...systems[options.system],
  model: options.device,
  benchmarkLevel: 30,
})

const getAppBaseInfo = () => ({
  SDKVersion: options.library,
  version: '8.0.50',
  language: 'zh_CN',
  theme: options.theme,
  fontSizeSetting: 16 * options.fontScale,
  fontSizeScaleFactor: options.fontScale,
  enableDebug: false,
  host: { env: 'WeChat' },
})

const getSystemInfoSync = () => ({
  ...getDeviceInfo(),
  ...getAppBaseInfo(),
  ...getWindowInfo(),
  deviceOrientation: 'portrait',
})

const capsule = () => ({
  width: 87,
  height: 32,
  top: options.statusBar + 6,
  bottom: options.statusBar + 38,
  right: window.innerWidth - 7,
  left: window.innerWidth - 94,
})

function scan() {
  if (supplied.scan === null) throw new Error('cancel')
  return { result: supplied.scan, scanType: 'QR_CODE', charSet: 'UTF-8', path: '' }
}

/** The same for every sign-in of one device, so that a person stays the same one. */
const login = () => ({ code: `${product.loginCode ?? ''}${options.device}` })

interface OtherProgram {
  appId?: string
  shortLink?: string
}

async function leaveForAnother({ appId, shortLink }: OtherProgram): Promise<void> {
  const content = `即将打开“${appId ?? shortLink ?? ''}”小程序`
  const { confirm } = await showModal({ content, confirmText: '允许' })
  if (!confirm) throw new Error('cancel')
}

interface Place {
  latitude: number
  longitude: number
  name?: string
  address?: string
}

/** WeChat's own map; here the place in words. */
function openLocation({ latitude, longitude, name = '', address = '' }: Place): void {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') {
    throw new Error('parameter error: parameter.latitude should be Number')
  }
  const content = [address, `${latitude}, ${longitude}`].filter(Boolean).join('，')
  void showModal({ title: name, content, showCancel: false, confirmText: '关闭' })
}

let clipboard = ''
/** From 0 to 1. */
let brightness = 0.5

/** What the device and WeChat itself say of themselves, and what they do. */
export const device = {
  getSystemInfoSync,
  getSystemInfo: callable('getSystemInfo', getSystemInfoSync),
  getSystemInfoAsync: callable('getSystemInfoAsync', getSystemInfoSync),
  getWindowInfo,
  getDeviceInfo,
  getAppBaseInfo,
  getSystemSetting: () => ({ locationEnabled: supplied.location !== null, wifiEnabled: true }),
  getAppAuthorizeSetting: () => ({
    locationAuthorized: 'authorized',
    cameraAuthorized: 'authorized',
  }),
  getMenuButtonBoundingClientRect: capsule,
  getAccountInfoSync: () => ({
    miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
  }),
  getLaunchOptionsSync: () => copy(launch),
  getEnterOptionsSync: entryNow,
  getNetworkType: callable('getNetworkType', () => ({ networkType: supplied.networkType })),
  scanCode: callable('scanCode', scan),
  login: callable('login', login),
  checkSession: callable('checkSession'),
  setClipboardData: callable<{ data: string }>('setClipboardData', ({ data }) => {
    clipboard = data
    showToast('内容已复制', { duration: 1500 })
  }),
  getClipboardData: callable('getClipboardData', () => ({ data: clipboard })),
  makePhoneCall: callable('makePhoneCall'),
  openLocation: callable<Place>('openLocation', openLocation),
  navigateToMiniProgram: callable<OtherProgram>('navigateToMiniProgram', leaveForAnother),
  vibrateShort: callable('vibrateShort'),
  vibrateLong: callable('vibrateLong'),
  setKeepScreenOn: callable<{ keepScreenOn: boolean }>('setKeepScreenOn', ({ keepScreenOn }) => {
    if (typeof keepScreenOn !== 'boolean') throw new Error('parameter error: keepScreenOn')
  }),
  getScreenBrightness: callable('getScreenBrightness', () => ({ value: brightness })),
  setScreenBrightness: callable<{ value: number }>('setScreenBrightness', ({ value }) => {
    if (!(value >= 0 && value <= 1)) throw new Error('parameter error: parameter.value')
    brightness = value
  }),
  loadFontFace: callable('loadFontFace'),
  getUpdateManager: () => ({
    onCheckForUpdate: (tell: (found: object) => void) =>
      void setTimeout(() => tell({ hasUpdate: false }), 0),
    onUpdateReady: () => {},
    onUpdateFailed: () => {},
    applyUpdate: () => {},
  }),
  getPerformance: () => ({
    now: () => performance.now(),
    createObserver: () => ({ observe: () => {}, disconnect: () => {} }),
  }),
  reportEvent: () => {},
  reportMonitor: () => {},
  env: { USER_DATA_PATH: 'http://usr' },
}
