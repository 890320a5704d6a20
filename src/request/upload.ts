import { send } from './send'

/** Pictures and videos go up as base64 in one form; anything but error 0 rejects. */
export function upload<T>(
  path: string,
  content: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<T> {
  return send<T>('POST', path, { ...fields, content }, { kind: 'upload' })
}
