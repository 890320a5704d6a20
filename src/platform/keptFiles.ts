import { read, remove, write } from './storage'

const keyOf = (name: string) => `_kept_${name}`

/** Keeps something large on the phone, in base64, until it is dropped; false where there is no room. */
export function keepFile(name: string, content: string): Promise<boolean> {
  try {
    write(keyOf(name), content)
    return Promise.resolve(true)
  } catch {
    return Promise.resolve(false)
  }
}

export const keptFile = (name: string): Promise<string | undefined> =>
  Promise.resolve(read(keyOf(name)))

export function dropFile(name: string): Promise<void> {
  remove(keyOf(name))
  return Promise.resolve()
}
