import { options } from './options'

/** What only a person or a device could give, supplied by whoever drives the host. */
export const supplied: {
  /** null: the person refused to say where they are. */
  location: { latitude: number; longitude: number } | null
  /** How the payment sheet ends; without it it is closed, or asks at the server's own cashier. */
  payment?: 'ok' | 'cancel' | 'fail'
  /** What the person says to each message template; a template not named is refused. */
  subscriptions?: Record<string, 'accept' | 'reject' | 'ban' | 'filter'>
  /** How a rewarded ad ends, or that there is none; without it a layer runs until it is over or closed. */
  ad?: 'ended' | 'left' | 'none'
  /** What is picked from the album or taken by the camera; without it the album is closed. */
  media?: { type: string; base64: string }[]
  /** Whether pictures may be saved to the album; without it the person refuses. */
  album?: boolean
  /** The number that WeChat knows the person by. */
  phone?: string
  /** false: the person does not agree to the privacy policy when WeChat asks. */
  privacy?: boolean
  /** What the camera reads next; null: closed without reading. */
  scan: string | null
  networkType: string
  /** Other answers, by the name of the call. */
  answers: Record<string, ((options: unknown) => unknown) | undefined>
} = { location: options.place, scan: options.scan, networkType: options.networkType, answers: {} }
