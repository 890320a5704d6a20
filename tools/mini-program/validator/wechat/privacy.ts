import { words } from './words'

/**
 * What asks where somebody is has to be named in `requiredPrivateInfos`.
 * https://developers.weixin.qq.com/miniprogram/dev/reference/configuration/app.html
 */
export const places = [
  'getFuzzyLocation',
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
] as const

/** The permission whose text WeChat shows before the call. */
export const scopes = new Map([
  ['getLocation', 'scope.userLocation'],
  ['onLocationChange', 'scope.userLocation'],
  ['startLocationUpdate', 'scope.userLocation'],
  ['startLocationUpdateBackground', 'scope.userLocationBackground'],
  ['getFuzzyLocation', 'scope.userFuzzyLocation'],
])

/**
 * Calls that touch what is the person's own.
 * https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/miniprogram-intro.html
 */
export const privateCalls = new Set([
  ...places,
  ...words(`
    chooseInvoice chooseInvoiceTitle chooseLicensePlate chooseImage chooseMedia chooseVideo
    chooseMessageFile chooseContact getWeRunData startRecord getRecorderManager joinVoIPChat
    createVKSession openBluetoothAdapter createBLEPeripheralServer
    saveImageToPhotosAlbum saveVideoToPhotosAlbum addPhoneContact
    addPhoneRepeatCalendar addPhoneCalendar getClipboardData setClipboardData
    startAccelerometer startCompass startDeviceMotionListening startGyroscope
  `),
])

/** Buttons that do so. */
export const privateOpenTypes = new Set([
  'chooseAvatar',
  'getPhoneNumber',
  'getRealtimePhoneNumber',
])
