import { callable } from './callable'

const prefix = 'stored:'
const largestEntry = 1024 * 1024
const largestAll = 10 * 1024 * 1024

const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
const sizeOf = (key: string) => localStorage.getItem(prefix + key)?.length ?? 0
const size = () => keys().reduce((sum, key) => sum + sizeOf(key), 0)

/** The app's storage outlives a restart of the app, within one device. */
export function setStorageSync(key: string, value: unknown): void {
  const text = JSON.stringify({ value })
  if (text.length > largestEntry) throw new Error('setStorageSync:fail entry size limit reached')
  if (size() - sizeOf(key) + text.length > largestAll) {
    throw new Error('setStorageSync:fail exceed storage max size 10Mb')
  }
  localStorage.setItem(prefix + key, text)
}

export function getStorageSync(key: string): unknown {
  const text = localStorage.getItem(prefix + key)
  return text === null ? '' : (JSON.parse(text) as { value: unknown }).value
}

const removeStorageSync = (key: string) => localStorage.removeItem(prefix + key)
const clearStorageSync = () => keys().forEach(removeStorageSync)
const getStorageInfoSync = () => ({
  keys: keys(),
  currentSize: Math.ceil(size() / 1024),
  limitSize: largestAll / 1024,
})

export const storedEntries = (): Record<string, unknown> =>
  Object.fromEntries(keys().map((key) => [key, getStorageSync(key)]))

type Key = { key: string }

export const storage = {
  setStorageSync,
  getStorageSync,
  removeStorageSync,
  clearStorageSync,
  getStorageInfoSync,
  setStorage: callable<Key & { data: unknown }>('setStorage', ({ key, data }) =>
    setStorageSync(key, data),
  ),
  getStorage: callable<Key>('getStorage', ({ key }) => {
    if (localStorage.getItem(prefix + key) === null) throw new Error('data not found')
    return { data: getStorageSync(key) }
  }),
  removeStorage: callable<Key>('removeStorage', ({ key }) => removeStorageSync(key)),
  clearStorage: callable('clearStorage', clearStorageSync),
  getStorageInfo: callable('getStorageInfo', getStorageInfoSync),
}
