import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { startRemote } from '../providers/remote'

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

export const ourUnit = '5224354917'

interface Film {
  ticket: string
  viewer: string
  transaction?: string
  unit?: string
}

interface Signing {
  keyId?: string
  key?: KeyObject
}

let turn = 0

/** An ad platform that signs its callbacks as AdMob words it: ECDSA over the query, the signature and the key's number at its end. */
export async function startFilmPlatform() {
  const keys = new Map([['3335741209', newKeys()]])
  let asked = 0
  const { url, close } = await startRemote(() => {
    asked++
    const listed = [...keys].map(([keyId, { publicKey }]) => ({
      keyId: Number(keyId),
      pem: publicKey.export({ type: 'spki', format: 'pem' }),
    }))
    return { body: { keys: listed } }
  })

  const callback = (film: Film, { keyId = '3335741209', key }: Signing = {}) => {
    const told = new URLSearchParams({
      ad_network: '5450213213286189855',
      ad_unit: film.unit ?? ourUnit,
      custom_data: film.ticket,
      reward_amount: '1',
      reward_item: 'points',
      timestamp: '1795500000000',
      transaction_id: film.transaction ?? `transaction${++turn}`,
      user_id: film.viewer,
    }).toString()
    const by = key ?? keys.get(keyId)!.privateKey
    const signature = sign('sha256', Buffer.from(told), by).toString('base64url')
    return `${told}&signature=${signature}&key_id=${keyId}`
  }
  return {
    env: {
      REWARDED_PROVIDER: 'platforms',
      REWARDED_WEB_URL: 'https://films.example/embed?theme=calm',
      REWARDED_WEB_AD_UNIT: ourUnit,
      REWARDED_KEYS: `${url}/verifier-keys.json`,
      REWARDED_WEAPP_AD_UNIT: 'adunit-0123456789abcdef',
    },
    callback,
    newKeys,
    /** The platform signs with another one from now on. */
    addKey: (keyId: string) => void keys.set(keyId, newKeys()),
    asked: () => asked,
    close,
  }
}

export type FilmPlatform = Awaited<ReturnType<typeof startFilmPlatform>>
