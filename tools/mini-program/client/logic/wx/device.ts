import { entered, launch } from '../app'
import { showToast } from '../dialogs'
import { copy } from '../json'
import { options } from '../options'
import { currentPage } from '../router'
import { supplied } from '../supplied'
import { callable } from './callable'

const barHeight = 44

function getWindowInfo() {
  const frame = currentPage()?.frame.getBoundingClientRect()
  const { innerWidth: width, innerHeight: height } = window
  return {
    pixelRatio: devicePixelRatio,
    screenWidth: width,
    screenHeight: height,
    windowWidth: Math.round(frame?.width ?? width),
    windowHeight: Math.round(frame?.height ?? height - options.statusBar - barHeight),
    statusBarHeight: options.statusBar,
    screenTop: Math.round(frame?.top ?? options.statusBar + barHeight),
    safeArea: {
      left: 0,
      right: width,
      top: options.statusBar,
      bottom: height,
      width,
      height: height - options.statusBar,
    },
  }
}

const getDeviceInfo = () => ({
  brand: 'preview',
  model: options.device,
  system: 'iOS 17.0',
  platform: 'ios',
  benchmarkLevel: 30,
})

const getAppBaseInfo = () => ({
  SDKVersion: '3.7.0',
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
const login = () => ({ code: `local-${options.device}` })

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
  getEnterOptionsSync: () => copy(entered),
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
  navigateToMiniProgram: callable('navigateToMiniProgram'),
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
