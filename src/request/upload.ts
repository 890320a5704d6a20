import { send } from './send'

/** How much of it is on its way, from 0 to 1; not every platform tells. */
export type TellProgress = (share: number) => void

/** Pictures and videos go up as base64 in one form; anything but error 0 rejects. */
export function upload<T>(
  path: string,
  content: string,
  fields: Readonly<Record<string, string>> = {},
  onProgress?: TellProgress,
): Promise<T> {
  return send<T>('POST', path, { ...fields, content }, { kind: 'upload', onProgress })
}
