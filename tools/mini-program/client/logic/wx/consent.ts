import { manifest } from '../manifest'
import { readFile } from '../files'
import { supplied } from '../supplied'
import { callable } from './callable'
import { pay, takeTransfer } from './pay'
import { agreeToPrivacy, privacySetting } from './privacy'
import { WxError } from './wxError'

/** What an app only gets when the person says yes. */

const locationScope = 'scope.userLocation'
const albumScope = 'scope.writePhotosAlbum'
/** Permissions that were asked for since the app started, and what the person said. */
const asked: Record<string, boolean> = {}

function mayLocate(): boolean {
  asked[locationScope] = supplied.location !== null
  return asked[locationScope]
}

function mayWriteAlbum(): boolean {
  asked[albumScope] = supplied.album ?? false
  return asked[albumScope]
}

function saveToAlbum({ filePath }: { filePath: string }): void {
  const { type } = readFile(filePath)
  if (!type.startsWith('image/')) throw new Error('invalid file type')
  if (!mayWriteAlbum()) throw new Error('auth deny')
}

const locate = (name: string) => () => {
  if (!manifest.app.requiredPrivateInfos?.includes(name)) {
    const field = 'requiredPrivateInfos field in app.json/ext.json'
    throw new Error(`the api need to be declared in the ${field}`)
  }
  if (!mayLocate()) throw new Error('auth deny')
  return { ...supplied.location, accuracy: 30, speed: -1, altitude: 0, verticalAccuracy: 0 }
}

function authorize({ scope }: { scope: string }): void {
  if (scope === locationScope ? mayLocate() : scope !== albumScope || mayWriteAlbum()) {
    asked[scope] = true
  } else throw new Error('auth deny')
}

const settings = () => ({ authSetting: { ...asked }, subscriptionsSetting: {} })

/** In the settings the person changes what was asked for before. */
function openSettings() {
  if (locationScope in asked) mayLocate()
  if (albumScope in asked) mayWriteAlbum()
  return settings()
}

const mostTemplates = 3

function subscribe({ tmplIds }: { tmplIds?: string[] }) {
  if (!tmplIds?.length) throw new WxError("TmplIds can't be empty", undefined, 10001)
  if (tmplIds.length > mostTemplates)
    throw new WxError('Templates count out of max', undefined, 20003)
  return Object.fromEntries(tmplIds.map((id) => [id, supplied.subscriptions?.[id] ?? 'reject']))
}

export const consent = {
  getLocation: callable('getLocation', locate('getLocation')),
  getFuzzyLocation: callable('getFuzzyLocation', locate('getFuzzyLocation')),
  getPrivacySetting: callable('getPrivacySetting', privacySetting),
  requirePrivacyAuthorize: callable('requirePrivacyAuthorize', agreeToPrivacy),
  getSetting: callable('getSetting', settings),
  openSetting: callable('openSetting', openSettings),
  saveImageToPhotosAlbum: callable<{ filePath: string }>('saveImageToPhotosAlbum', saveToAlbum),
  authorize: callable<{ scope: string }>('authorize', authorize),
  requestPayment: callable<Record<string, unknown>>('requestPayment', pay),
  requestMerchantTransfer: callable<Record<string, unknown>>(
    'requestMerchantTransfer',
    takeTransfer,
  ),
  requestSubscribeMessage: callable<{ tmplIds?: string[] }>('requestSubscribeMessage', subscribe),
}
