import { options } from './options'

/** What only a person or a device could give, supplied by whoever drives the host. */
export const supplied: {
  /** null: the person refused to say where they are. */
  location: { latitude: number; longitude: number } | null
  /** What the camera reads next; null: closed without reading. */
  scan: string | null
  networkType: string
  /** Other answers, by the name of the call. */
  answers: Record<string, ((options: unknown) => unknown) | undefined>
} = { location: options.place, scan: options.scan, networkType: options.networkType, answers: {} }
